# تصویر میز در صفحه، میز در صفحه‌های دیگر، و درس‌ها.

# میزی در صفحه‌ای دیگر
embed-start-diagram = ادامهٔ بازی از همین‌جا
embed-start-exercise = امتحان کنید
embed-start-lesson = آغاز درس
embed-start-play = بازی
embed-start-replay = نمایش مسابقه
embed-cover-diagram = یک وضعیت
embed-cover-play = وضعیتی برای ادامهٔ بازی
embed-cover-exercise = یک تمرین
embed-cover-lesson = یک درس
embed-cover-replay = یک مسابقه، نوبت به نوبت
embed-again = از آغاز
embed-coming = میز چیده می‌شود…
embed-step = گام { $step } از { $steps }
embed-right = درست است.
embed-solved = حل شد!
embed-over = { $kind ->
    [board] اعزام تمام شد: { $totals }.
   *[other] دور تمام شد: { $totals }.
}
embed-taken-up = میز باید دوباره چیده می‌شد. همه‌چیز همان‌جاست که بود.
embed-taken-up-anew = میز باید دوباره چیده می‌شد. هر چه رو بود همان است که بود؛ کارت‌های پنهان از نو پخش شدند.
embed-replay = مرور مسابقه
embed-back = قبلی
embed-on = بعدی
embed-run = نمایش خودکار
embed-rest = توقف
embed-where = { $kind ->
    [board] اعزام { $round } از { $rounds }، نوبت { $turn } از { $turns }
   *[other] دور { $round } از { $rounds }، نوبت { $turn } از { $turns }
}
embed-attribute = ویژگی «{ $name }» نمی‌تواند «{ $value }» باشد. می‌تواند { $allowed } باشد.
embed-lacking = { $mode ->
    [lesson] ویژگی «mode» بدون درسی که «record» یا «src» بدهد نمی‌تواند «lesson» باشد. بدون آن می‌تواند { $allowed } باشد.
   *[replay] ویژگی «mode» بدون ثبت مسابقه‌ای که «record» یا «src» بدهد نمی‌تواند «replay» باشد. بدون آن می‌تواند { $allowed } باشد.
}
embed-unread = «{ $src }» دریافت نشد: شبکه نیست، یا میزبان آن نمی‌گذارد این صفحه آن را بخواند.
embed-status = در «{ $src }» پرونده‌ای برای خواندن نیست: میزبان پاسخ { $status } می‌دهد.
embed-no-round = { $rounds ->
    [0] «at» نمی‌تواند «{ $at }» باشد. این مسابقه دوری ندارد.
    [1] «at» نمی‌تواند «{ $at }» باشد. این مسابقه تنها دور ۱ را دارد.
   *[other] «at» نمی‌تواند «{ $at }» باشد. این مسابقه دورهای ۱ تا { $rounds } را دارد.
}
embed-no-turn = «at» نمی‌تواند «{ $at }» باشد. دور { $round } این مسابقه نوبت‌های ۰ تا { $turns } را دارد.
embed-no-seat = «seat» نمی‌تواند «{ $seat }» باشد. این مسابقه { $seats } جا دارد که از ۰ شمرده می‌شوند.
embed-no-part = «{ $name }» دریافت نشد. شاید علت شبکه باشد.
embed-unsound = آن‌چه این صفحه می‌خواهد نشان دهد درست نیست.
embed-no-cors = این‌جا سر این میز نمی‌توان بازی کرد: صفحه آن را در جعبهٔ شنی (sandbox) گذاشته و میزبان میز «Access-Control-Allow-Origin: *» را نمی‌فرستد که بازی در جعبهٔ شنی به آن نیاز دارد.
embed-no-start = میز چیده نشد. شاید علت شبکه یا این مرورگر باشد.
embed-stalled = مدتی است که چیزی نرسیده است.
embed-retry = تلاش دوباره

# کد برای صفحهٔ خود
embed-about = کد همان را نشان می‌دهد که اکنون می‌بینید: دست خودتان و آن‌چه باز است، نه کارت‌های دیگران و نه دستهٔ اصلی. در صفحه نخست یک تصویر است و هر که بخواهد می‌تواند از همان‌جا با بازیکنان رایانه‌ای بازی کند.
embed-code-element = برای صفحه‌ای که اسکریپت را می‌پذیرد
embed-code-frame = برای صفحه‌ای که تنها قاب را می‌پذیرد
embed-copy = کپی کد
embed-lay = چیدن وضعیتی دیگر
