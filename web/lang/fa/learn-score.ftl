# برگه‌های امتیاز در صفحه‌های قوانین، برای مسابقه با کارت‌های واقعی. این پرونده برای اسکریپت‌های آن صفحه‌ها در آن‌ها نوشته می‌شود.

score-title = برگهٔ امتیاز
score-lead-card = برای مسابقه با کارت‌های واقعی. روی کارت‌های هر اعزام بزنید: جمع فوراً پیدا می‌شود و روی این دستگاه می‌ماند.
score-lead-board = برای مسابقه با صفحهٔ واقعی. روی پله‌ای بزنید که هر کاشف بر آن است، محقق را نشان کنید و یافته‌ها را بشمارید: جمع فوراً پیدا می‌شود و روی این دستگاه می‌ماند.
score-lead-adapted = برای مسابقه با کارت‌های واقعی. هر دسته را بشمارید: جمع فوراً پیدا می‌شود و روی این دستگاه می‌ماند.
score-needs-script = برای جمع زدن به‌جای شما اسکریپت لازم است که این‌جا خاموش است. شیوهٔ حساب در بالا آمده است.
score-seats = بازیکنان
score-name = نام بازیکن { $seat }
score-six = شش اعزام (بازی طولانی)
score-short = یک اعزام (بازی کوتاه)
score-round-card = دور { $round }
score-round-board = اعزام { $round }
score-round-adapted = دور { $round }
score-which = کدام را می‌نویسید
score-more = یکی دیگر
score-print = چاپ برگه
score-clear = پاک کردن برگه
score-clear-yes = بله، همه پاک شود
score-standing = وضعیت
score-total = جمع
score-stands = { $suit }: { $points }. { $name } روی هم: { $sum }
score-taken = { $card } از { $name } گرفته شد
score-leads = پیشتاز: { $names }
score-explorer-of = { $suit }: کاشف
score-step = { $suit }، پلهٔ { $step }: { $points }
score-researcher-of = { $suit }: محقق
score-less = { $what }: { $count } کمتر
score-more-of = { $what }: { $count } بیشتر
score-tiles = امتیاز کاشی‌ها
score-artifacts = اشیای پیداشده
score-artifacts-worth = اشیا در پایان
score-stack-of = { $suit }: شمار کارت
score-one-less = { $suit }: یک کارت کمتر
score-one-more = { $suit }: یک کارت بیشتر

## ستونی برای امتحان کردن، در قانون شمردن امتیاز
try-lead-card = امتحان کنید: روی کارت‌ها بزنید تا گذاشته یا برداشته شوند.
try-lead-board = امتحان کنید: روی پله‌ای بزنید تا کاشف آن‌جا برود، و روی مهرهٔ بزرگ تا محقق شود.
try-lead-adapted = امتحان کنید: دسته را بلندتر یا کوتاه‌تر کنید.
try-numbers = عددها
try-cost = راه افتادن
try-wagers = شرط‌ها
try-no-wagers = بدون شرط
try-bonus = هشت کارت یا بیشتر
try-no-bonus = کمتر از هشت کارت
try-none = این‌جا چیزی نیست: هزینه‌ای ندارد و امتیازش ۰ است.
try-said = { $suit }: { $points }
