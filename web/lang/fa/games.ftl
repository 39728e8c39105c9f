# میز بازی صفحه‌ای و دو دست ورق، هر جا واژه‌هایشان با بازی کارتی (table.ftl) فرق دارد.

## صفحه
board-grid = پنج مسیر، پله به پله
board-path = مسیر: { $suit }
board-discards = کنار گذاشته‌ها
board-step = { $suit }، پلهٔ { $step }، ارزش { $points }
board-to-step = به پلهٔ { $step }، ارزش { $points }
board-and = ، { "" }
board-tile = { $tile ->
    [arrow] کاشی فلش
    [artifact] کاشی شیء
    [points] کاشی { $points } امتیازی
   *[taken] کاشی‌اش برداشته شده
}
board-explorer = { $who ->
    [you] { $piece ->
        [researcher] محقق شما
       *[adventurer] ماجراجوی شما
    }
   *[other] { $piece ->
        [researcher] محقق { $name }
       *[adventurer] ماجراجوی { $name }
    }
}
board-piece = { $piece ->
    [researcher] محقق
   *[adventurer] ماجراجو
}
board-begin = { $suit }: چه کسی راه می‌افتد؟
board-begin-with = { $piece ->
    [researcher] { $act }: { $card } و فرستادن محقق، ارزش { $points }
   *[adventurer] { $act }: { $card } و فرستادن ماجراجو، ارزش { $points }
}
board-move = { $act }: { $card }، { $outcome }
board-stays = می‌ماند
board-stays-long = کاشف شما بر پلهٔ نهم می‌ماند؛ دیگری می‌تواند برود
board-crosses = از پل می‌گذرد
board-ends = از پل می‌گذرد و اعزام تمام می‌شود
board-column = { $count ->
    [0] { $suit }: بدون کارت
   *[other] { $suit }: { $cards }
}
board-columns = { $name }: آخرین کارت‌ها
board-artifacts = اشیا
board-artifacts-later = اشیا پس از اعزام { $rounds } حساب می‌شوند.
board-own-columns = ستون‌های شما
board-crossings-short = { $count } از { $end }
board-ends-which = پایان اعزام { $round } از { $rounds }
board-ends-it = پایان اعزام
round-board = اعزام { $round }
round-of-board = اعزام { $round } از { $rounds }
standing-explorers = کاشف‌ها
standing-tiles = کاشی‌ها
standing-before = پیش از این
standing-floor = زیر صفر نمی‌رود
standing-artifacts = اشیا
standing-now = اگر اکنون تمام می‌شد
standing-short = { $what ->
    [end] پایان
    [open] آشکار
   *[now] اکنون
}
standing-open = فقط کاشف‌ها
standing-open-artifacts = فقط کاشف‌ها و اشیا
seat-more = { $who ->
    [you] بیشتر دربارهٔ شما
   *[other] بیشتر دربارهٔ { $name }
}
board-home = { $adventurers ->
    [0] { $researcher ->
        [yes] در خانه: محقق
       *[no] همه به راه افتاده‌اند
    }
    [one] { $researcher ->
        [yes] در خانه: { $adventurers } ماجراجو و محقق
       *[no] در خانه: { $adventurers } ماجراجو
    }
   *[other] { $researcher ->
        [yes] در خانه: { $adventurers } ماجراجو و محقق
       *[no] در خانه: { $adventurers } ماجراجو
    }
}
board-crossings = آن سوی پل‌ها: { $count } از { $end }
board-crossings-left = { $left ->
    [1] گذر بعدی اعزام را تمام می‌کند.
    [one] { $left } گذر دیگر اعزام را تمام می‌کند.
   *[other] { $left } گذر دیگر اعزام را تمام می‌کند.
}
step-explore = یک کاشف را پیش ببرید
step-explore-short = پیش بردن
action-explore = پیش بردن
action-decline = همان‌جا ماندن

## دو دست ورق
stacks-yours = دسته‌های شما
stacks-theirs = { $name }: دسته‌ها
stacks-play = { $act }: { $card }؛ آن‌گاه امتیاز دسته { $points } است
stacks-glance = { $count ->
    [one] { $suit }: { $count } کارت، { $top }؛ ارزش { $points }
   *[other] { $suit }: { $count } کارت تا { $top }؛ ارزش { $points }
}
stacks-long = دسته‌های هفت‌تایی: { $count } از { $end }
stacks-end = { $of ->
    [one] { $end } دسته از یک بازیکن دور را تمام می‌کند.
   *[all] { $end } دسته از همه با هم دور را تمام می‌کند.
}

## روزنوشت
log-explore = { $who ->
    [you] { $name } کاشف { $suit } را پیش می‌برید
   *[other] { $name } کاشف { $suit } را پیش می‌برد
}
log-explore-then = { $who ->
    [you] کاشف { $suit } را پیش می‌برید
   *[other] کاشف { $suit } را پیش می‌برد
}
log-decline = { $who ->
    [you] { $name } همان‌جا می‌مانید
   *[other] { $name } همان‌جا می‌ماند
}
log-decline-then = { $who ->
    [you] همان‌جا می‌مانید
   *[other] همان‌جا می‌ماند
}
log-step = { $piece ->
    [researcher] { $name }: محقق به { $suit } { $step }
   *[adventurer] { $name }: ماجراجو به { $suit } { $step }
}
log-step-then = { $piece ->
    [researcher] محقق به { $suit } { $step }
   *[adventurer] ماجراجو به { $suit } { $step }
}
log-tile = { $tile ->
    [arrow] { $name }: یک فلش
    [artifact] { $name }: یک شیء
   *[points] { $name }: { $points } امتیاز
}
log-tile-then = { $tile ->
    [arrow] یک فلش
    [artifact] یک شیء
   *[points] { $points } امتیاز
}
log-bridge = { $name }: گذر شمارهٔ { $count }
log-bridge-then = گذر شمارهٔ { $count }

## چرا حرکتی پذیرفته نمی‌شود
reason-rank-lower = { $card } از { $top } کوچک‌تر است: دسته نباید پایین برود. می‌توانید آن را کنار بگذارید.
reason-path-goes-up = کارت‌های { $suit } شما بالا می‌روند، پس { $card } پس از { $top } مجاز نیست. می‌توانید آن را کنار بگذارید.
reason-path-goes-down = کارت‌های { $suit } شما پایین می‌روند، پس { $card } پس از { $top } مجاز نیست. می‌توانید آن را کنار بگذارید.
reason-lowest-first = مسیر با کوچک‌ترین کارت آن رنگ در دست شما آغاز می‌شود: { $lowest }.
reason-piece-needed = انتخاب کنید چه کسی راه بیفتد: ماجراجو یا محقق.
reason-path-begun = کاشف شما در مسیر { $suit } است.
reason-no-explorer = { $piece ->
    [researcher] محقق شما پیش‌تر به راه افتاده است.
   *[adventurer] همهٔ ماجراجوهای شما در راه‌اند.
}
reason-explorer-first = نخست یک کاشف را پیش ببرید یا همان‌جا بمانید.
reason-explorer-not-out = در مسیر { $suit } کاشفی ندارید.
reason-explorer-at-end = کاشف شما در مسیر { $suit } بر پلهٔ نهم است و جلوتر نمی‌رود.
reason-one-step = کاشف یک پله می‌رود: در مسیر { $suit } به پلهٔ { $step }.
reason-must-explore = فلش باید به کار رود: یکی از کاشف‌های شما می‌تواند برود.
reason-no-explorer-move = حالا نوبت پیش بردن کاشف نیست.

## بازی صفحه‌ای در برگهٔ امتیاز: یک اعزام چه آورد، جزء به جزء
told-found = اشیای پیداشده
told-before = پیش از این
told-tiles = کاشی‌ها
told-explorers = کاشف‌ها
told-floor = زیر صفر نمی‌رود
told-now = اکنون
told-artifacts = { $count ->
    [one] { $count } شیء
   *[other] { $count } شیء
}
told-end = در پایان

## آن‌چه هنگام برابری امتیازها تعیین می‌کند
outcome-tie = { $kind ->
    [board] در امتیاز برابر، اشیای بیشتر برنده را تعیین می‌کند.
   *[other] در امتیاز برابر، دسته‌های بلندِ بیشتر برنده را تعیین می‌کند.
}
outcome-tie-short = { $kind ->
    [board] در امتیاز برابر، با اشیای بیشتر
   *[other] در امتیاز برابر، با دسته‌های بلندِ بیشتر
}
outcome-goes-on = مسابقه برابر است: یک دور دیگر بازی می‌شود.

## تصویرها برای کسی که آن‌ها را نمی‌بیند
diagram-of = تصویری از { $game }.
diagram-column = { $who ->
    [you] ستون شما: { $cards }؛ به ارزش { $points }.
   *[other] ستون { $name }: { $cards }؛ به ارزش { $points }.
}
diagram-path = { $who ->
    [you] مسیر شما: { $cards }؛ کاشف روی پلهٔ { $step } ایستاده است، به ارزش { $points }.
   *[other] مسیر { $name }: { $cards }؛ کاشف روی پلهٔ { $step } ایستاده است، به ارزش { $points }.
}
diagram-piles = { $count ->
    [one] روی دستهٔ کنار گذاشته‌شده: { $cards }.
   *[other] روی دسته‌های کنار گذاشته‌شده: { $cards }.
}
diagram-hand = در دست: { $cards }.
diagram-chosen = کارت { $card } انتخاب شده و جاهایی که آن را می‌پذیرند نشان شده‌اند.
