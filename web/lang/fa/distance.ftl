# مسابقه از راه دور: دو دستگاه و هیچ‌کس میانشان.

post-matches = مسابقه با دستگاهی دیگر
post-coming = پیامی رسیده است و دارد خوانده می‌شود.
post-none = مسابقه‌ای با دستگاهی دیگر در جریان نیست.
post-promise = تنها همین دو دستگاه در کارند. هیچ‌کدام کارت‌های دیگری را نمی‌بیند. می‌توانید صفحه را ببندید: همه چیز همین‌جا می‌ماند.
post-somebody = کسی
post-here = همین دستگاه
post-there = دستگاه دیگر
post-invited = دعوت‌شده
post-invites = دعوت می‌کند
post-not-sent = فرستاده‌نشده
post-not-sent-turn = فرستاده نشده
post-since = از { $date }

post-waits-answer = دعوت شده، هنوز پاسخی نیامده
post-waits-cards = { $name } هنوز باید کارت بدهد
post-waits-turn = نوبت { $name }
post-waits-opening = { $name } هنوز باید کارت‌ها را رو کند
post-waits-yours = نوبت شما
post-waits-over = مسابقه تمام شد
post-waits-found = در آخرین پیام { $name } چیزی نادرست است
post-waits-broken = مسابقه قطع شد
post-here-only = تنها روی همین دستگاه
post-unsent = پیام { $number } شما تنها روی همین دستگاه است. تا آن را نفرستید { $name } نمی‌تواند ادامه دهد.
post-unsent-invitation = دعوت‌نامه تنها روی همین دستگاه است. آن را برای هم‌بازی خود بفرستید.

post-invite-title = دعوت از دستگاهی دیگر
post-invite = ساختن دعوت‌نامه
post-your-name = نام شما
post-hints = راهنمایی برای هر دو
post-hints-means = خاموش: هیچ‌یک از شما از بازیکن رایانه‌ای کمک نمی‌گیرد.
post-shuffling = نیمهٔ شما بُر می‌خورد
post-shuffled = { $done } از { $all } کارت
post-shuffling-means = هر دستگاه دسته را بُر می‌زند و همهٔ کارت‌ها را می‌بندد: ترتیب را هیچ‌کس نمی‌داند. دورهای بعدی دعوت تازه نمی‌خواهد.

post-invites-you = { $name } شما را دعوت می‌کند
post-game = بازی
post-hints-term = راهنمایی
post-hints-on = روشن، برای هر دو
post-hints-off = خاموش، برای هر دو
post-undo-term = پس گرفتن
post-undo-agreed = با توافق هر دو
post-accept = پذیرفتن و پاسخ دادن
post-not-now = اکنون نه

post-send = فرستادن
post-show = فرستادن دوباره
post-send-link = فرستادن با پیوند
post-send-again = فرستادن دوباره
post-copy = رونوشت پیوند
post-save = در پرونده
post-as-text = پیام به صورت متن
post-ways = فرستادن و خواندن
post-to-table = به سوی میز
post-sent = فرستاده شد. پاسخ با پیوند می‌آید؛ همین‌جا هم می‌توانید آن را بخوانید.
post-copied = رونوشت برداشته شد. آن را برای هم‌بازی خود بچسبانید.
post-copied-text = رونوشت برداشته شد.
post-saved = ذخیره شد. پرونده را به هم‌بازی خود بدهید.
post-copy-by-hand = این مرورگر به بریده‌دان راه نمی‌دهد: متن نشان‌شده را رونوشت کنید.

post-code = نمایش کد
post-code-away = برداشتن کد
post-code-of = کد { $part } از { $parts }
post-code-next = کد بعدی
post-scan = خواندن کد
post-scan-end = ایست دوربین
post-scanning = آن‌چه دوربین می‌بیند
post-parts = { $got } از { $all } کد خوانده شد. کد بعدی را نشان دهید.
post-no-code = در این تصویر کدی که خوانده شود نیست.
post-no-camera = این‌جا نمی‌شود دوربین را به کار برد. عکسی از کد هم بس است.

post-read = { $known ->
    [yes] خواندن پاسخ { $name }
   *[no] خواندن پیام
  }
post-paste = چسباندن
post-open-file = پرونده یا عکس
post-by-hand = یا پیوند یا متن را این‌جا بگذارید
post-read-it = بخوان

post-elsewhere = این پیام از مسابقه‌ای است که این‌جا نیست
post-elsewhere-where = پیوند در مرورگر باز می‌شود و شاید مسابقه در برنامهٔ نصب‌شده، در مرورگری دیگر یا روی دستگاهی دیگر باشد. پیام را رونوشت کنید و آن‌جا بخوانید. یا مسابقه را به این‌جا بیاورید: آن‌جا در پرونده‌ای ذخیره‌اش کنید و آن پرونده را این‌جا باز کنید.
post-copy-message = رونوشت پیام
post-bring-match = باز کردن پروندهٔ مسابقه

post-ask = درخواست پس گرفتن آخرین نوبت
post-asked = { $name } می‌خواهد آخرین نوبتش را پس بگیرد. اگر نمی‌خواهید، همان بازی را ادامه دهید.
post-undo = پس دادن نوبت
post-fault = { $who ->
    [you] { $name } می‌گوید چیزی نادرست بوده است
   *[other] در آن‌چه { $name } فرستاده چیزی نادرست است
  }
post-claimed = { $who ->
    [you] { $name } خود را برنده می‌داند.
   *[other] شما خود را برنده دانسته‌اید.
  }
post-charge = گفتن آن
post-charge-won = گفتن آن و درخواست برد
post-export-ask = این مسابقه در پرونده‌ای ذخیره شود؟ هنوز ادامه دارد و پرونده عددهای پنهان شما را در خود دارد: آن را به کسی ندهید. هر کس آن را با پیام‌ها داشته باشد کارت‌های شما را می‌بیند.

error-afar = چشم‌به‌راه پیام دستگاه دیگر هستیم.
error-afar-again = مسابقه با دستگاهی دیگر با دعوت‌نامه آغاز می‌شود.
error-afar-hint = توافق کرده‌اید بی راهنمایی بازی کنید.

distance-long = این پیام { $count } نویسه دارد؛ بیشترین اندازهٔ خواندنی { $most } است.
distance-form = این پیام مسابقه نیست، یا تنها بخشی از آن است.
distance-version = این پیام از نسخهٔ { $says } است؛ این‌جا نسخهٔ { $wanted } خوانده می‌شود.
distance-damaged = پیام در راه دگرگون شده است. بخواهید دوباره بفرستند.
distance-match = پیام از مسابقه‌ای دیگر است.
distance-own = این پیام از همین‌جا فرستاده شده است.
distance-again = پیام { $number } همین‌جاست و یک بار بس است.
distance-two = پیام { $number } دومی آمده که با اولی فرق دارد. اولی به شمار می‌آید.
distance-early = پیام { $number } آمده، اما پیام { $wanted } نه: گم شده یا هنوز در راه است. بخواهید دوباره بفرستند.
distance-fork = این پیام در پی پیام { $number } دیگری است، نه آن که این‌جاست.
distance-turn = پیام { $number } باید از این‌جا برود، اما از سوی دیگر آمده است.
distance-kind = چنین پیامی اکنون نمی‌تواند بیاید.
distance-over = مسابقه تمام شده و پیام دیگری نمی‌آید.
distance-field = چیزی در پیام آن‌گونه که باید نیست.
distance-count = فهرستی در پیام { $count } بخش دارد و باید { $wanted } بخش داشته باشد.
distance-point = عدد { $number } در فهرست پیام، کارت بسته نیست.
distance-game = این دعوت به بازی یا با قوانینی است که این‌جا شناخته نیست.
distance-group = این دعوت‌نامه با حسابی جز آن‌چه این‌جاست ساخته شده است.
distance-undo = نوبتی نیست که بشود پس گرفت.
distance-not-now = اکنون نمی‌شود آن را فرستاد.

cheat-list = کارت { $number } در دستهٔ بُرخورده دو بار آمده است.
cheat-coin = قرعه همانی نیست که پیش‌تر قول داده شده بود.
cheat-key = عدد جای { $place } دسته هیچ کارتی را باز نمی‌کند.
cheat-twice = جای { $place } دسته { $card } است که در جای دیگری هم هست.
cheat-card = گفته شده { $says } بازی می‌شود، اما در جای { $place } دسته { $card } است.
cheat-place = کارتی از جای { $place } دسته بازی شده که در آن دست نیست.
cheat-illegal = نوبت { $turn } خلاف قوانین است.
cheat-secret = رازی که در پایان گفته شد به آن‌چه فرستاده شده بود نمی‌رسد.
cheat-charge = اتهامی زده شد که درست نیست.
