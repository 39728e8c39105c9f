# صفحه‌های دور میز: آغاز، تنظیمات، مسابقه‌ها، برگهٔ امتیاز و آن‌چه برنامه از خود می‌گوید.

title = شهرهای گمشده
title-under = سه بازی، یک میز
title-screen = { $screen } · شهرهای گمشده
back = بازگشت
back-home = خانه
close = بستن
cancel = انصراف
yes-no-yes = بله
yes-no-no = نه

notices = پیام‌ها

## فهرست میز
menu-title = فهرست
menu-on = ادامه
menu-embed = گذاشتن این میز در یک صفحه
menu-concede-for = واگذاری از سوی { $name }
menu-concede-ask = { $people ->
    [one] این مسابقه را واگذار می‌کنید؟
   *[other] این مسابقه از سوی { $name } واگذار شود؟
}
menu-concede-yes = واگذاری

## آغاز
home-going = مسابقهٔ نیمه‌کاره
home-going-title = { $kind ->
    [board] { $rounds ->
        [0] { $names }، اعزام { $round }
       *[other] { $names }، اعزام { $round } از { $rounds }
    }
   *[other] { $rounds ->
        [0] { $names }، دور { $round }
       *[other] { $names }، دور { $round } از { $rounds }
    }
}
home-going-line = { $turn ->
    [yours] { $game }، نوبت شما
    [over] { $kind ->
        [board] { $game }، اعزام تمام شده
       *[other] { $game }، دور تمام شده
    }
   *[other] { $game }، نوبت { $name }
}
home-so-far = مسابقه تا این‌جا: { $points }
home-more-matches = { $count ->
    [one] و { $count } مسابقهٔ دیگر
   *[other] و { $count } مسابقهٔ دیگر
}
home-last = آخرین نتیجه
home-won = { $by ->
    [points] { $who ->
        [you] شما با { $points } امتیاز اختلاف بردید
       *[other] { $name } با { $points } امتیاز اختلاف برد
    }
   *[none] { $who ->
        [you] شما با امتیاز برابر بردید
       *[other] { $name } با امتیاز برابر برد
    }
}
home-best = { $who ->
    [you] بهترین: { $suit }، { $points }
   *[other] بهترین: { $suit }، { $points } ({ $name })
}
home-see-sheet = دیدن برگهٔ امتیاز
home-first = بار اول است؟
home-guided = مسابقه با توضیح
home-guided-means = پنج دقیقه: هر نکته یک بار پیش می‌آید و در پایان برگهٔ امتیاز حساب می‌شود.
home-guided-begin = آغاز
home-read = همه‌چیز یک‌جا
home-read-means = با تصویر، قوانین شماره‌دار و تمرین.
home-read-open = خواندن
home-continue-left = { $count ->
    [one] { $count } کارت مانده
   *[other] { $count } کارت مانده
}
home-day = دست روز
home-day-with = کارت‌های یکسان برای همه، در برابر { $name }.
home-day-open = { $state ->
    [new] بازی کنید
    [going] ادامه
   *[done] ببینید چه شد
}
home-day-today = امروز
home-day-row = { $count ->
    [1] تا این‌جا یک روز
    [one] { $count } روز پیاپی
   *[other] { $count } روز پیاپی
}
home-record = { $won } برد از { $count }
home-book = دفتر سفر
home-game = بازی را انتخاب کنید
home-game-card = برای دو نفر
home-game-board = دو تا چهار نفر
home-game-adapted = ورق معمولی، دو تا چهار نفر
home-company = هم‌بازی را انتخاب کنید
setup-gentle = هم‌بازی صبور
home-level = قدرت { $level } از { 5 }
home-several = چند نفر، همین دستگاه
home-afar = دستگاهی دیگر
home-rules = قوانین
home-learn = آموزش
home-matches = مسابقه‌ها
home-settings = تنظیمات
home-about = درباره
home-change = تغییر
home-summary = { $summary }، { $change }
home-start = راه بیفتیم
home-language = زبان
home-also = بیشتر
summary-card = { $expeditions ->
    [6] شش اعزام
   *[5] پنج اعزام
}، { summary-rounds }
summary-board = { $rounds ->
    [1] یک اعزام، بازی کوتاه
    [3] سه اعزام
    [one] { $rounds } اعزام
   *[other] { $rounds } اعزام
}
summary-adapted = دو دست ورق معمولی، { summary-rounds }
summary-rounds = { $rounds ->
    [1] یک دور
    [3] سه دور
    [one] { $rounds } دور
   *[other] { $rounds } دور
}

## تنظیمات
settings-title = تنظیمات
## مسابقه‌ها
matches-title = مسابقه‌ها
matches-reading = در جست‌وجوی مسابقه‌هایتان…
matches-none = هنوز مسابقه‌ای نیست. نخستین مسابقه‌ای که بازی کنید این‌جا می‌ماند.
matches-going = در جریان
matches-over = تمام‌شده
matches-open = ادامه
matches-look = دیدن
matches-export = ذخیره در پرونده
matches-delete = حذف
matches-delete-ask = این مسابقه حذف شود؟ دیگر برنمی‌گردد.
matches-import = باز کردن پرونده
matches-imported = مسابقه افزوده شد.
matches-untitled = مسابقه
matches-won = { $count ->
    [one] برنده: { $names }
   *[other] پیروزی مشترک: { $names }
}
matches-practice = تمرین
matches-afar = از راه دور
matches-day = دست روز
matches-points = { $name }: { $points }
matches-act = { $act }: { $match }
matches-damaged = این مسابقه دیگر خوانده نمی‌شود. دست‌نخورده کنار گذاشته شده است؛ می‌توانید آن را در پرونده‌ای ذخیره کنید.
matches-newer = این مسابقه را نسخهٔ دیگری از برنامه نگه داشته است. دست‌نخورده مانده است؛ می‌توانید آن را در پرونده‌ای ذخیره کنید.

## برگهٔ امتیاز
sheet-where = { $kind ->
    [board] اعزام { $round } از { $rounds }
   *[other] دور { $round } از { $rounds }
}
sheet-where-open = { sheet-round }
sheet-won-round = { $kind ->
    [board] { $who ->
        [you] شما اعزام را با { $points } امتیاز اختلاف بردید
       *[other] { $name } اعزام را با { $points } امتیاز اختلاف برد
    }
   *[other] { $who ->
        [you] شما دور را با { $points } امتیاز اختلاف بردید
       *[other] { $name } دور را با { $points } امتیاز اختلاف برد
    }
}
sheet-even-round = { $kind ->
    [board] این اعزام مساوی شد
   *[other] این دور مساوی شد
}
sheet-over-round = { $kind ->
    [board] اعزام تمام شد
   *[other] دور تمام شد
}
sheet-won-match = { $by ->
    [points] { $who ->
        [you] شما مسابقه را با { $points } امتیاز اختلاف بردید
       *[other] { $name } مسابقه را با { $points } امتیاز اختلاف برد
    }
   *[none] { $who ->
        [you] شما مسابقه را بردید
       *[other] { $name } مسابقه را برد
    }
}
sheet-shared-match = پیروزی مشترک: { $names }
sheet-conceded = { $who ->
    [you] شما واگذار کردید
   *[other] { $name } واگذار کرد
}
sheet-broken-off = { $kind ->
    [board] اعزام نیمه‌کاره ماند و همان‌گونه که بود حساب شد.
   *[other] دور نیمه‌کاره ماند و همان‌گونه که بود حساب شد.
}
sheet-gave-up = واگذاری
sheet-skip = رد شدن از شمارش
sheet-best = بهترین اعزام: { $suit }، { $points }
sheet-best-path = بهترین مسیر: { $suit }، { $points }
sheet-best-stack = بهترین دسته: { $suit }، { $points }
sheet-best-column = بهترین ستون: { $suit }، { $points }
sheet-best-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
sheet-not-started = آغاز نشده
sheet-explorer = { $piece ->
    [researcher] محقق بر پلهٔ { $step }
   *[adventurer] ماجراجو بر پلهٔ { $step }
}
sheet-round = { $kind ->
    [board] اعزام { $round }
   *[other] دور { $round }
}
sheet-of-round = { $kind ->
    [board] این اعزام:
   *[other] این دور:
}
sheet-now = وضع کنونی
sheet-rounds = { $kind ->
    [board] اعزام‌ها
   *[other] دورها
}
sheet-so-far = مسابقه تا این‌جا
sheet-course = روند مسابقه
sheet-total = جمع
sheet-player = بازیکن
sheet-chart = { $kind ->
    [board] جمع پس از هر اعزام
   *[other] جمع پس از هر دور
}
sheet-begins = { $kind ->
    [board] { $who ->
        [you] اعزام { $round } را شما آغاز می‌کنید.
       *[other] اعزام { $round } را { $name } آغاز می‌کند.
    }
   *[other] { $who ->
        [you] دور { $round } را شما آغاز می‌کنید.
       *[other] دور { $round } را { $name } آغاز می‌کند.
    }
}
sheet-again-begins = { $who ->
    [lot] آغازگر به قید قرعه معلوم می‌شود.
    [you] شما آغاز می‌کنید.
   *[other] { $name } آغاز می‌کند.
}
sheet-rematch = یک بار دیگر
sheet-new = چیدن بازی دیگر
through-title = مرور مسابقه
review-title = تحلیل
sheet-table = دیدن میز
sheet-export = ذخیره در پرونده

## آن‌چه برنامه از خود می‌گوید
status-fetching = دریافت بازی: { $percent } از { $total } مگابایت
status-fetching-open = دریافت بازی: { $loaded } مگابایت
status-starting = میز چیده می‌شود
status-queued = میز چیده می‌شود؛ کارت‌ها تا لحظه‌ای دیگر پخش می‌شوند.
status-offline = آمادهٔ بازی بدون اینترنت.
status-one-file = همهٔ بازی در همین پرونده است و به اینترنت نیازی ندارد. اگر مرورگر اجازه دهد، مسابقه‌ها در آن نگه داشته می‌شوند؛ برای همراه بردن هر کدام، آن را در پرونده‌ای ذخیره کنید.
status-update = نسخهٔ تازه‌ای آماده است.
status-update-apply = همین حالا استفاده شود
status-failed-network = چیزی دریافت نشد. اتصال را بررسی کنید.
status-failed-file = { $file } دریافت نشد. اتصال را بررسی کنید.
status-failed-damaged = { $file } آسیب‌دیده رسید.
status-failed-offline = به اینترنت وصل نیستید و هنوز همه‌چیز روی این دستگاه نیست.
status-failed-browser = این مرورگر برای بازی خیلی قدیمی است.
status-failed-stopped = بازی ایستاد.
status-stalled = چیزی نمی‌رسد؛ هنوز در انتظار { $file }.
status-again = خودش دوباره تلاش می‌کند.
status-retry = دوباره
status-restored = بازی ایستاده بود و دوباره راه افتاد؛ مسابقه همان‌گونه است که بود.
status-unsaved-full = روی این دستگاه جا نمانده است: مسابقه ذخیره نمی‌شود. آن را در پرونده‌ای ذخیره کنید.
status-unsaved-forbidden = این مرورگر برای این صفحه چیزی نگه نمی‌دارد: مسابقه تا بستن صفحه می‌ماند. آن را در پرونده‌ای ذخیره کنید.
status-unsaved-conflict = این مسابقه در پنجرهٔ دیگری هم پیش رفته است. بازی شما در این‌جا مسابقهٔ دومی می‌شود.
status-unsaved-other = این نوبت ذخیره نشد. مسابقه ادامه دارد؛ برای اطمینان آن را در پرونده‌ای ذخیره کنید.
status-no-language = متن‌های زبان شما دریافت نشد.
status-settings-aside = تنظیمات شما از نسخهٔ تازه‌تری بود و کنار گذاشته شد.

## خطاها
error-title = مشکلی پیش آمد
error-sorry = می‌توانید ادامه دهید یا گزارش را کپی کنید و برای گردانندهٔ این صفحه بفرستید.
error-sorry-kept = مسابقه‌تان نگه داشته شده است. می‌توانید ادامه دهید یا گزارش را کپی کنید و برای گردانندهٔ این صفحه بفرستید.
error-copy = کپی گزارش
error-copied = کپی شد.
error-report = گزارش
error-reload = بارگیری دوبارهٔ صفحه
error-input = میز این را نفهمید.
error-version = این از نسخهٔ { $version } است که این صفحه نمی‌شناسد.
error-long = این از { $most } نویسه بیشتر است.
error-text = «{ $text }» نه کارت این بازی است، نه حرکت و نه جای آن.
error-option = { $option ->
    [none] این قوانین با هم نمی‌خوانند.
   *[other] این قانون را نمی‌توان چنین تنظیم کرد: { $option }.
}
error-record = این پروندهٔ درستی از یک مسابقه نیست: { $sentence }
error-lesson = این وضعیت یا درس درست نیست: { $sentence }
error-stale = بازی جلوتر رفته بود؛ میز از نو نمایش داده شد.
error-internal = مشکلی درونی پیش آمد. میز همان است که بود.
error-no-match = مسابقه‌ای روی میز نیست.
error-match-elsewhere = این مسابقه روی این دستگاه نگه داشته نشده است.
error-match-over = مسابقه تمام شده است.
error-round-over = دور تمام شده و دور بعد آغاز نشده است.
error-turns-limit = هر دور حداکثر { $most } نوبت دارد. این دور همین‌گونه می‌ماند؛ می‌توانید واگذار کنید یا مسابقه‌ای دیگر آغاز کنید.
error-round-going = دور هنوز در جریان است.
error-computer-turn = نوبت { $seat } است.
error-no-computer = نوبت هیچ بازیکن رایانه‌ای نیست.
error-pass = اول دستگاه را به { $seat } بدهید.
error-no-pass = اکنون نوبت دادن دستگاه به دیگری نیست.
error-curtain = دستگاه منتظر { $seat } است.
error-no-curtain = پرده‌ای کشیده نیست.
error-other-seat = این کار با { $seat } است.
error-nothing-to-undo = حرکتی از شما برای پس گرفتن نیست.
error-no-hint = حالا راهنمایی داده نمی‌شود: نوبت شما نیست.
error-not-kept = وضعیت‌ها، درس‌ها و مرورها نگه داشته نمی‌شوند.
error-file = این پرونده خوانده نمی‌شود.
unsupported-title = این مرورگر از پس اجرای بازی برنمی‌آید
unsupported-why = آن‌چه صفحه به آن نیاز دارد در این مرورگر نیست: { $missing }. هر نسخهٔ کنونی Chrome، Edge، Firefox یا Safari آن را دارد.

# Where a game has no words of its own.
plain-game = بازی‌ای جداگانه
plain-option-means = همان‌گونه که قوانین خود بازی می‌گویند.
plain-mind = بازیکنی بدون تصویر
plain-reason = قوانین این بازی اکنون چنین اجازه‌ای نمی‌دهند.
