# چیدن میز: جاها و همهٔ گزینه‌های سه بازی با معنا و مقدارهایشان.

## چیدن میز
setup-title = چیدن میز
setup-game = بازی
setup-seats = چند نفر می‌نشینند
setup-unofficial = { $count } بازیکن بیش از آن است که در قوانین آمده: غیررسمی
setup-who = چه کسی کجا می‌نشیند
setup-seat = جای { $seat }
setup-person = یک نفر
setup-name = نام جای { $seat }
setup-watch = این‌جا فقط بازیکنان رایانه‌ای می‌نشینند: شما بازی‌شان را تماشا می‌کنید.
setup-gentle-means = بازیکنان رایانه‌ای برای آن‌که خیلی جلو نیفتند کوتاه می‌آیند و این سر میز گفته می‌شود. چنین مسابقه‌ای تمرینی است و در آمار نمی‌آید.
status-practice-on = مسابقهٔ تمرینی: از نوبتی در مسابقه‌ای دیگر ادامه یافته است
status-practice-only = مسابقهٔ تمرینی
status-gentle = { $count ->
    [one] { $names } با شما صبور است
   *[other] { $names } با شما صبورند
}
log-concede = { $who ->
    [you] { $name } واگذار می‌کنید
   *[other] { $name } واگذار می‌کند
}
log-concede-then = { $who ->
    [you] واگذار می‌کنید
   *[other] واگذار می‌کند
}
reason-suit-not-in-play = { $suit } در این مسابقه نیست.
reason-not-yours = آن سمت مال بازیکن دیگری است.
reason-other-suit = { $card } از { $suit } نیست.
zone-lesson-over = تمام شد
reason-round-over = { $kind ->
    [board] اعزام تمام شده است.
   *[other] دور تمام شده است.
}
sheet-deal = { $kind ->
    [board] پخش اعزام { $round }
   *[other] پخش دور { $round }
}
setup-starts = چه کسی آغاز می‌کند
setup-starts-means = { $game ->
    [card] طبق قوانین بازیکن بزرگ‌تر آغاز می‌کند؛ برنامه سن کسی را نمی‌داند.
    [board] با توافق یا با قرعه. اعزام‌های بعد را بازیکن بعد از کسی که آخرین حرکت را کرده آغاز می‌کند.
   *[adapted] قوانین دربارهٔ دور نخست چیزی نمی‌گویند: با توافق یا با قرعه.
}
setup-starts-random = با قرعه
setup-rules = قوانین این مسابقه
setup-more = قوانین بیشتر
setup-reset = همان‌گونه که در قوانین آمده است

## بازیکنان رایانه‌ای: هر کدام چگونه بازی می‌کند
mind-wander-about = قوانین را می‌داند و باقی را به بخت می‌سپارد.
mind-searcher-about = جز قوانین چیزی نمی‌داند و هر حرکت را در ذهن تا آخر بازی می‌کند تا ببیند به کجا می‌رسد.
mind-novice-about = هر جا که بشود شروع می‌کند، کارتی را که تازه کشیده می‌گذارد و نمی‌پرسد کارتی که کنار گذاشته به کار چه کسی می‌آید.
mind-bold-about = { $game ->
    [card] از کارتی که شاید به کارش بیاید نمی‌گذرد، به بختش تکیه می‌کند و زود شرط می‌بندد.
   *[other] از کارتی که شاید به کارش بیاید نمی‌گذرد و به بختش تکیه می‌کند.
}
mind-careful-about = شتاب نمی‌کند، پیش از شروع خوب فکر می‌کند و چیز چندانی برای دیگران جا نمی‌گذارد.
mind-skilled-about = برای هر نوبتی که مانده نقشه‌ای دارد، به‌موقع دست می‌کشد و کمتر پایش می‌لغزد.
mind-expert-about = همهٔ کارت‌ها را می‌شمارد، یادش می‌ماند چه کسی چه برداشته است و چیزی از نظرش دور نمی‌ماند.

## گزینه‌ها: نام، معنا و مقدارها
home-other = با تغییرهایی در قوانین
rules-agreed = در مسابقه‌ای که روی میز است
option-line = { $option }: { $value }
option-own-value = ویژهٔ این مسابقه
option-rounds = دورها
option-rounds-means = کسی که جمع امتیاز همهٔ دورهایش بیشتر باشد مسابقه را می‌برد.
option-board-rounds = اعزام‌ها
option-board-rounds-means = سه اعزام یک بازی کامل است؛ یک اعزام بازی کوتاه است با جدول اشیای خودش.
option-expeditions = اعزام‌ها
option-expeditions-means = شش اعزام بازی طولانی است: آسمان شب به رنگ بنفش با دوازده کارت بیشتر.
option-next_starter = آغازگر دورهای بعد
option-next_starter-means = دور نخست در بالا معین می‌شود؛ این‌جا آغازگر دورهای پس از آن است.
option-next_starter-previous = برندهٔ دور پیش
option-next_starter-total = کسی که جلو است
option-next_starter-alternate = به نوبت
option-next_starter-random = با قرعه
option-next_starter-next = بازیکن بعد از آخرین حرکت
option-next_starter-rotate = نفر پس از آغازگر پیش
option-next_starter-winner = برندهٔ دور پیش
option-starter_tie = اگر امتیازها برابر باشند
option-starter_tie-means = وقتی امتیازهای تعیین‌کننده برابرند چه کسی دور بعد را آغاز می‌کند.
option-starter_tie-other = کسی که آغاز نکرد
option-starter_tie-same = باز همان نفر
option-starter_tie-random = با قرعه
option-match_tie = برابری در پایان
option-match_tie-means = وقتی بهترین جمع‌ها برابرند چه می‌شود.
option-match_tie-shared = پیروزی مشترک
option-match_tie-extra = یک دور دیگر
option-match_tie-stacks = دسته‌های بلند بیشتر
option-redraw_own_discard = برداشتن کارت کنار گذاشتهٔ خود
option-redraw_own_discard-means = آیا می‌توانید همان کارتی را بکشید که همین حالا کنار گذاشته‌اید.
option-turn_limit = سقف نوبت‌ها
option-turn_limit-means = پس از این تعداد نوبت، روی هم برای همهٔ بازیکنان، دور تمام می‌شود و همان‌گونه که هست حساب می‌شود.
option-board-turn_limit = سقف نوبت‌ها
option-board-turn_limit-means = پس از این تعداد نوبت، روی هم برای همهٔ بازیکنان، اعزام تمام می‌شود و همان‌گونه که هست حساب می‌شود.
option-turn_limit-null = بدون سقف
option-direction = مسیرها
option-direction-means = اگر هر دو مجاز باشد، نخستین کارت متفاوت معین می‌کند که مسیر بالا برود یا پایین.
option-direction-ascending = فقط بالا
option-direction-both = بالا یا پایین
option-start_lowest = نخستین کارت مسیر
option-start_lowest-means = آیا مسیر باید با کوچک‌ترین کارت آن رنگ در دست شما آغاز شود.
option-start_lowest-advice = هر کارتی
option-start_lowest-strict = کوچک‌ترین کارت دست
option-free_move_on_arrival = حرکت هنگام رسیدن به پلهٔ نهم
option-free_move_on_arrival-means = خود رسیدن به پلهٔ نهم کاشف دیگری را یک پله پیش می‌برد.
option-arrow_optional = فلش را می‌توان نپذیرفت
option-arrow_optional-means = اگر نه، هر بار که کاشفی بتواند برود فلش باید به کار رود.
option-point_tiles_stay = کاشی‌های امتیاز می‌مانند
option-point_tiles_stay-means = هر که برسد امتیاز می‌گیرد، نه فقط نفر اول.
option-floor = امتیاز زیر صفر
option-floor-means = جمعی که زیر صفر می‌رفت چگونه حساب می‌شود.
option-floor-net = زیر صفر نمی‌رود، نخست جمع
option-floor-piece = زیر صفر نمی‌رود، یکی‌یکی
option-floor-none = زیر صفر هم حساب می‌شود
option-floor-zero = زیر صفر نمی‌رود
option-two_player_removal = کارت‌های بیرون گذاشته در بازی دونفره
option-two_player_removal-means = وقتی دو نفر بازی می‌کنند، این تعداد کارت بدون دیدن از بازی بیرون گذاشته می‌شود.
option-tile_layout = پله‌های دارای کاشی
option-tile_layout-means = کدام پله‌های هر مسیر کاشی دارند.
option-large_table = جدول اشیا
option-large_table-means = امتیاز اشیا در پایان سه اعزام. جدول چاپی را نمی‌شناسیم: نخستین جدولِ این‌جا از خود این پروژه است.
option-large_table-1 = جدول خودمان: { $least } تا { $most }
option-large_table-2 = مانند بازی کوتاه: { $least } تا { $most }
option-ace = آس‌ها
option-ace-means = آس پایین‌ترین کارت خال باشد یا بالاترین.
option-ace-low = زیر دو
option-ace-high = بالای شاه
option-stacks_of = دسته‌های بلندِ چه کسی دور را تمام می‌کند
option-stacks_of-means = دسته‌های هفت‌کارتی یا بیشتر، از همهٔ بازیکنان یا از یک نفر.
option-stacks_of-all = همه با هم
option-stacks_of-one = یک بازیکن
option-stacks_to_end = شمار دسته‌های بلندی که دور را تمام می‌کند
option-stacks_to_end-means = با این تعداد دستهٔ هفت‌کارتی یا بیشتر، دور فوراً تمام می‌شود. هر بازیکن تنها چهار دسته دارد: اگر دسته‌های یک نفر حساب شود، پنج یا شش دسته هرگز پیش نمی‌آید.

## سقف نوبت‌ها: چه مانده است، و این‌که دوری را تمام می‌کند
status-last-turns = { $count ->
    [one] این آخرین نوبت است.
   *[other] { $count } نوبت مانده است، روی هم برای همهٔ بازیکنان.
}
status-last-turns-why = { $kind ->
    [board] سپس سقف نوبت‌ها اعزام را تمام می‌کند و همان‌گونه که هست حساب می‌شود.
   *[other] سپس سقف نوبت‌ها دور را تمام می‌کند و همان‌گونه که هست حساب می‌شود.
}
sheet-limited = پایان با سقف نوبت‌ها
log-limit = { $game ->
    [board] سقف نوبت‌ها اعزام را تمام می‌کند
   *[other] سقف نوبت‌ها دور را تمام می‌کند
}
log-limit-then = { $game ->
    [board] سقف نوبت‌ها اعزام را تمام می‌کند
   *[other] سقف نوبت‌ها دور را تمام می‌کند
}

## آن‌چه روی این دستگاه نگه داشته شده است
offline-whole = بدون اینترنت: کامل. همهٔ بازی روی این دستگاه نگه داشته شده است.
offline-lacking = { $count ->
    [one] بدون اینترنت: { $count } پروندهٔ بازی روی این دستگاه نیست.
   *[other] بدون اینترنت: { $count } پروندهٔ بازی روی این دستگاه نیست.
}
offline-none = بدون اینترنت: بازی روی این دستگاه نگه داشته نشده است و به اینترنت نیاز دارد.
offline-mending = بدون اینترنت: آن‌چه نیست دریافت می‌شود.
offline-mend = تعمیر
