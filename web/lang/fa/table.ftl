# میز به زبان واژه‌ها: کارت‌ها، افراد، جاها، حرکت‌ها، روزنوشت، اعلان‌ها و این‌که چرا حرکتی پذیرفته نمی‌شود.
# $who برای تنها کسی که بازی می‌کند "you" است و گرنه "other"؛ $name نامی است که به‌جای او می‌آید.

# میان چیزهایی که کنار هم گفته می‌شوند: نام و خلاصه، دو بخش یک نوبت
apart = { " · " }

## کارت‌ها و خال‌ها
suit-y = بیابان
suit-b = دریا
suit-w = قله‌ها
suit-g = جنگل
suit-r = آتشفشان
suit-p = شب
suit-c = گشنیز
suit-d = خشت
suit-h = دل
suit-s = پیک
rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
card-number = { $court ->
    [A] آس { $suit }
    [J] سرباز { $suit }
    [Q] بی‌بی { $suit }
    [K] شاه { $suit }
   *[none] { $suit } { $rank }
}
card-wager = شرط { $suit }

## افراد
name-you = شما
name-further-1 = لیلا
name-further-2 = مهران
name-further-3 = سارا
name-further-4 = داریوش
name-further-5 = ژاله
name-seat = بازیکن { $seat }
mind-wander = فورتونا
mind-wander-style = تصادفی بازی می‌کند
mind-searcher = رولان
mind-searcher-style = حرکت‌ها را می‌سنجد
mind-novice = نیلز
mind-novice-style = همه‌چیز را می‌آزماید
mind-bold = برونو
mind-bold-style = { $game ->
    [card] گردآور و بی‌باک
   *[other] گردآور
}
mind-careful = تیلدا
mind-careful-style = محتاط
mind-skilled = گرتا
mind-skilled-style = حساب‌شده بازی می‌کند
mind-reference = گرتا
mind-reference-style = حساب‌شده بازی می‌کند
mind-expert = آدا
mind-expert-style = همهٔ کارت‌ها را می‌شمارد

## بازی‌ها
game-card = بازی کارتی
game-board = بازی صفحه‌ای
game-adapted = دو دست ورق

## جاها
zone-title = { $game }: { $names }
zone-table = میز
zone-tools = ابزارها
zone-hand = دست شما
zone-log = روزنوشت
zone-discards = دسته‌های کنار گذاشته‌شده
zone-yours = اعزام‌های شما
zone-theirs = { $name }: اعزام‌ها
zone-stock = دستهٔ اصلی
zone-deck = { $count ->
    [one] دستهٔ اصلی، { $count } کارت مانده
   *[other] دستهٔ اصلی، { $count } کارت مانده
}
zone-left = مانده
zone-left-long = { $count ->
    [one] کارت مانده
   *[other] کارت مانده
}
zone-turns-limit = { $turns } نوبت تا سقف
zone-turns-each = { $how ->
    [about] هر نفر حدود { $turns } نوبت
    [uneven] هر نفر { $turns } یا { $more } نوبت
   *[even] هر نفر { $turns } نوبت
}
zone-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
zone-known = کارت‌هایی که برداشتنشان را همه دیدند
zone-column = { $count ->
    [0] { $suit }: آغاز نشده
    [one] { $suit }: یک کارت
   *[other] { $suit }: { $count } کارت
}
zone-not-started = آغاز نشده
zone-sum = { $suit }:
zone-sum-coming = { $suit } با این کارت:
zone-worth = { $suit }: امتیازش چقدر است؟
zone-pile-empty = { $suit }: دستهٔ کنار گذاشته‌شده خالی است
zone-beneath = { $suit }: کارت‌های زیر کارت رویی دسته
zone-just-discarded = تازه کنار گذاشته شد
zone-take-closed = { $card }: تازه کنار گذاشته شد، در این نوبت بسته است
zone-draw = { $count ->
    [one] { $act } از دستهٔ اصلی، آخرین کارت
   *[other] { $act } از دستهٔ اصلی، { $count } کارت مانده
}
zone-take = { $act }: { $card } از دستهٔ کنار گذاشته‌شده
zone-discard = { $act }: { $card }
zone-play = { $act }: { $card }؛ آن‌گاه امتیاز اعزام { $points } است
zone-play-closed = { $card } این‌جا مجاز نیست؛ بپرسید چرا
zone-rule = قانون { $rule }
zone-meanwhile = در این میان
zone-since = پس از نوبت شما
zone-last-turn = آخرین نوبت
zone-before = پیش از آن
zone-again = نمایش دوبارهٔ نوبت { $turn }
trace-taken = برداشته شد
trace-drawn = این کارت را آخر از همه کشیدید.
trace-new = تازه
tip-begin = نخستین کارت هر اعزام آن را آغاز می‌کند و این کار ۲۰ امتیاز هزینه دارد: فقط جایی آغاز کنید که جمع عددها از ۲۰ بیشتر شود. شرط‌ها را پیش از عددها می‌گذارند.
tip-sum = { $times ->
    [1] { $suit }: جمع کارت‌ها { $sum } است و آغازش { $cost } هزینه داشت: { $formula } = { $points }. هشت کارت و بیشتر ۲۰ امتیاز دیگر می‌آورد.
   *[other] { $suit }: جمع کارت‌ها { $sum } است، آغازش { $cost } هزینه داشت و شرط‌ها آن را در { $times } ضرب می‌کنند: { $formula } = { $points }. هشت کارت و بیشتر ۲۰ امتیاز دیگر می‌آورد.
}
zone-this-round = این دور
zone-match = مسابقه
zone-round-short = دور
zone-match-short = مسابقه
zone-began = { $game ->
    [board] { $who ->
        [you] این اعزام را آغاز کردید
       *[other] این اعزام را آغاز کرد
    }
   *[other] { $who ->
        [you] این دور را آغاز کردید
       *[other] این دور را آغاز کرد
    }
}
zone-turn = نوبت چه کسی است
zone-turn-of = { $who ->
    [you] نوبت شماست
   *[other] نوبت { $name }
}
zone-next = نفر بعد: { $name }
zone-thinking = پیشرفت فکر کردن
zone-turn-number = نوبت { $turn }
zone-round = { $game ->
    [board] اعزام { $round }
   *[other] دور { $round }
}
zone-round-of = دور { $round } از { $rounds }
zone-round-over = { $game ->
    [board] اعزام تمام شد
   *[other] دور تمام شد
}
zone-match-over = مسابقه تمام شد
score-hidden = پنهان

## چه باید کرد
step-place = یک کارت بگذارید
step-place-short = گذاشتن
step-draw = یک کارت بکشید
step-draw-short = کشیدن
step-confirm = برای تأیید، یک بار دیگر
action-play = بازی
action-discard = کنار گذاشتن
action-draw = کشیدن
action-take = برداشتن
action-confirm = تأیید
action-undo = پس گرفتن
action-undo-practice = پس گرفتن (مسابقه تمرینی می‌شود)
action-hint = راهنمایی
action-menu = فهرست
action-sound = صدا
action-sheet = برگهٔ امتیاز
action-hurry = بازی بی‌درنگ
action-skip = تا نوبت من
action-pass = تحویل دستگاه
action-close = بستن
action-concede = واگذار کردن

## وضعیت‌ها
status-practice = مسابقهٔ تمرینی: حرکتی که چیزی را نشان داده بود پس گرفته شد
status-last-cards = { $count ->
    [one] { $count } کارت در دستهٔ اصلی مانده است.
   *[other] { $count } کارت در دستهٔ اصلی مانده است.
}
status-last-cards-why = { $kind ->
    [board] هر کس آخرین کارت را بکشد، اعزام فوراً تمام می‌شود.
   *[other] هر کس آخرین کارت را بکشد، دور فوراً تمام می‌شود.
}

say-drawn = { $card } را کشیدید
say-taken-back = حرکت پس گرفته شد
say-pass = دست خود را ببینید، سپس دستگاه را به { $name } بدهید
say-undo-practice = از آن پس چیز پنهانی را دیده‌اید. با پس گرفتن، مسابقه تمرینی می‌شود و در آمار نمی‌آید.

## پرده میان دو نفر
curtain-pass = دستگاه را به { $name } بدهید
curtain-covered = همهٔ دست‌ها پوشیده‌اند.
curtain-lift = من { $name } هستم

## روزنوشت: نخست صورتی که سطر را آغاز می‌کند، سپس صورتی که آن را ادامه می‌دهد
log-empty = هنوز چیزی بازی نشده است.
log-play = { $who ->
    [you] { $name } { $card } را بازی می‌کنید
   *[other] { $name } { $card } را بازی می‌کند
}
log-play-then = { $who ->
    [you] { $card } را بازی می‌کنید
   *[other] { $card } را بازی می‌کند
}
log-discard = { $who ->
    [you] { $name } { $card } را کنار می‌گذارید
   *[other] { $name } { $card } را کنار می‌گذارد
}
log-discard-then = { $who ->
    [you] { $card } را کنار می‌گذارید
   *[other] { $card } را کنار می‌گذارد
}
log-draw = { $who ->
    [you] { $name } کارت می‌کشید
   *[other] { $name } کارت می‌کشد
}
log-draw-then = { $who ->
    [you] کارت می‌کشید
   *[other] کارت می‌کشد
}
log-draw-card = { $who ->
    [you] { $name } { $card } را می‌کشید
   *[other] { $name } { $card } را می‌کشد
}
log-draw-card-then = { $who ->
    [you] { $card } را می‌کشید
   *[other] { $card } را می‌کشد
}
log-take = { $who ->
    [you] { $name } { $card } را برمی‌دارید
   *[other] { $name } { $card } را برمی‌دارد
}
log-take-then = { $who ->
    [you] { $card } را برمی‌دارید
   *[other] { $card } را برمی‌دارد
}
log-end = { $game ->
    [board] اعزام تمام می‌شود
   *[other] دور تمام می‌شود
}
log-end-then = { $game ->
    [board] اعزام تمام می‌شود
   *[other] دور تمام می‌شود
}

## چرا حرکتی پذیرفته نمی‌شود
reason-number-lower = { $card } از { $top } کوچک‌تر است: کارت‌های شما آن‌جا باید بالا بروند. می‌توانید آن را کنار بگذارید.
reason-wager-after-number = { $card } دیر رسیده است: شرط‌ها را پیش از عددها می‌گذارند و { $top } آن‌جاست. می‌توانید آن را کنار بگذارید.
reason-just-discarded = همین حالا { $card } را کنار گذاشتید؛ این دسته تا نوبت بعدی‌تان به روی شما بسته است.
reason-pile-empty = دستهٔ کنار گذاشته‌شدهٔ { $suit } خالی است.
reason-not-in-hand = { $card } در دست شما نیست.
reason-place-first = نخست یک کارت بگذارید، سپس یکی بکشید.
reason-draw-first = کارتتان را گذاشته‌اید؛ حالا یکی بکشید.
reason-not-your-turn = نوبت شما نیست: نوبت { $seat } است.
reason-no-move-here = حالا هیچ کارتی آن‌جا گذاشته نمی‌شود.
reason-allowed = این حرکت مجاز است.
