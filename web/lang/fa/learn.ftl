# صفحه‌هایی که قوانین را می‌آموزند (learn/): آن‌چه گرد قوانین آمده است و آن‌چه تصویرها می‌گویند. این پرونده‌ها را سازندهٔ سایت
# می‌خواند و به صفحه فرستاده نمی‌شوند.

learn-title = چگونه بازی کنیم
learn-about = قوانین شهرهای گمشده، کامل و با تصویر: بازی کارتی، بازی صفحه‌ای و بازی با دو دست ورق معمولی، همراه با تمرین و برگهٔ امتیاز.
learn-lead = سه بازی و یک ایده: هر اعزام پیش از آن‌که امتیاز بدهد امتیاز کم می‌کند و راه برگشتی نیست. بخوانید، امتحان کنید، امتیازتان را بشمارید.
learn-lead-still = سه بازی و یک ایده: هر اعزام پیش از آن‌که امتیاز بدهد امتیاز کم می‌کند و راه برگشتی نیست.
learn-page = { $game }: قوانین · شهرهای گمشده
learn-page-index = چگونه بازی کنیم · شهرهای گمشده
learn-games = سه بازی
learn-contents = در این صفحه
learn-play = همین‌جا بازی کنید
learn-guided = مسابقه با توضیح
learn-home = به میزهای بازی
learn-all = همهٔ قوانین
learn-language = زبان
learn-print = چاپ قوانین
learn-read = قوانین
learn-try = تمرین‌ها
learn-count = برگهٔ امتیاز
learn-skip = رفتن به متن
learn-top = بازگشت به بالا
learn-unofficial = غیررسمی و ساختهٔ دوستداران. قوانین به زبان خودمان گفته شده است؛ هر جا قوانین چاپی چیزی نمی‌گویند، صفحه به آن اشاره می‌کند.
learn-differ = و اگر سر میز چیزی روشن نبود، روی کارت بزنید: برنامه می‌گوید چرا حرکت پذیرفته نمی‌شود و قانون را با همین شماره‌ها نام می‌برد.

## تصویرها و متن جایگزین آن‌ها
learn-suit-alt = همهٔ کارت‌های یک رنگ: { $cards }.
learn-follow-mine = روی میز
learn-follow-other = بازیکن دیگر
learn-follow-may = مجاز
learn-follow-cannot = غیرمجاز
learn-follow-helps = به او کمک می‌کند
learn-follow-safe = بی‌خطر
learn-follow-alt = { $owner ->
    [other] ستون بازیکن دیگر: { $column }. به او کمک می‌کند: { $may }. بی‌خطر کنار گذاشته می‌شود: { $cannot }.
   *[mine] روی میز: { $column }. { $refused ->
        [0] مجاز: { $may }.
       *[other] مجاز: { $may }. غیرمجاز: { $cannot }.
    }
}
learn-draw-open = باز
learn-draw-closed = بسته
learn-draw-empty = خالی
learn-draw-alt = همین حالا { $card } کنار گذاشته شد. باز: { $open }. بسته: { $card }. خالی: { $empty }.
learn-sums-alt = { $cards }: { $sum } امتیاز.
learn-range-cards = کارت
learn-range-worst = در بدترین حالت
learn-range-best = در بهترین حالت
learn-options-else = یا: { $values }
learn-paths-alt = مسیر { $suit }: { $steps }.
learn-paths-cards = کارت‌های شما: { $cards }.
learn-paths-move = حرکت { $which }: از پلهٔ { $from } به پلهٔ { $to }.
learn-paths-bridge = پل
learn-crossings-alt = { $count } گذر از { $end } گذر انجام شده: گذر بعدی اعزام را تمام می‌کند.
learn-explorers-who = کاشف
learn-explorers-step = پله
learn-explorers-points = امتیاز
learn-explorers-total = جمع
learn-artifacts-short = یک اعزام
learn-artifacts-long = سه اعزام
learn-artifacts-number = اشیا
learn-artifacts-points = امتیاز
learn-artifacts-range = { $from } تا { $to }
learn-artifacts-more = { $from } و بیشتر
learn-ladder-cards = کارت
learn-ladder-points = امتیاز
learn-ladder-more = هر کارت دیگر
learn-stacks-mine = شما
learn-stacks-other = نورا
learn-stacks-alt = { $who }: { $stacks }.

## تمرین‌ها
learn-exercise = تمرین { $which }
learn-exercise-solved = حل شد
learn-exercise-link = تمرین: { $title }
learn-next = تمرین بعدی
learn-back = بازگشت به قانون { $rule }
learn-end = و حالا یک مسابقه
learn-end-lead = قوانین را می‌دانید. مسابقه با توضیح با همین قوانین پیش می‌رود و در حین بازی راهنمایی می‌کند، در برابر بازیکنی صبور؛ یا همین حالا راه بیفتید.
learn-own = بعدها مسابقه‌های خودتان هم تمرین می‌شوند: مسابقهٔ تحلیل‌شده لحظه‌هایی را که گران‌تر تمام شده‌اند برمی‌گرداند.
learn-own-go = تمرین‌های شما
learn-exercises-lead = در راه به تمرین‌هایی می‌رسید که هر کدام میزی جداست: کارتی بازی کنید و ببینید چه گفته می‌شود. آن‌چه حل کرده‌اید روی این دستگاه به یاد می‌ماند.
learn-exercises-still = در راه به تمرین‌هایی می‌رسید. در این پرونده فقط تصویرند: فکر کنید چه بازی می‌کردید. در صفحهٔ وب بازی هر کدام را می‌شود بازی کرد و هر حرکت پاسخی می‌گیرد.
learn-exercises-progress = { $solved } از { $count } حل شده
learn-exercises-script = برای بازی کردن تمرین باید اسکریپت‌ها در این‌جا مجاز باشند.
learn-exercises-lost = این تمرین نرسید. وقتی شبکه برقرار شد، صفحه را دوباره باز کنید تا بتوانید بازی‌اش کنید.

## میز در یک نگاه: آن‌چه در تصویر شماره دارد
learn-whole = میز در یک نگاه
learn-mark-theirs = **اعزام‌های بازیکن دیگر**، و زیر هر کدام امتیاز کنونی آن
learn-mark-piles = **دسته‌های کنار گذاشته‌شده**، برای هر رنگ یکی: فقط کارت رویی را می‌توان دید و کشید
learn-mark-mine = **اعزام‌های شما**: برای هر رنگ یک ستون، آخرین کارت در پایین
learn-mark-sum = **امتیاز آن** اگر دور همین حالا تمام شود
learn-mark-hand = **دست شما**: هشت کارت که فقط خودتان می‌بینید
learn-mark-deck = **دستهٔ اصلی** و شمار کارت‌های مانده
learn-mark-column = **ستون شما** از یک رنگ: کارت‌هایی که در این مسیر بازی کرده‌اید
learn-mark-explorer = **کاشف‌ها**، برای هر بازیکن با شکلی دیگر؛ مهرهٔ بزرگ‌تر با نشان ×۲ محقق است
learn-mark-tile = **یک کاشی**: اشیا، فلش‌ها و امتیازها پیش چشم همه است
learn-mark-bridge = **پل‌ها**، میان پلهٔ ششم و هفتم
learn-mark-crossings = **گذرها** تا این‌جا: گذر پنجم اعزام را تمام می‌کند
learn-mark-people = **بازیکنان**، با اشیا و امتیازهایی که گرد آورده‌اند
learn-mark-stacks-theirs = **دسته‌های بازیکن دیگر** و امتیاز هر کدام
learn-mark-stacks-piles = **دسته‌های کنار گذاشته‌شده**، برای هر خال یکی: فقط کارت رویی را می‌توان دید و کشید
learn-mark-stacks-mine = **دسته‌های شما**، برای هر خال یکی، آخرین کارت در پایین
learn-mark-stacks-sum = **شمار کارت‌های** یک دسته و امتیاز آن
