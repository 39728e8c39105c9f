# تمرین‌های خودی: گران‌ترین لحظه‌های مسابقه‌های تحلیل‌شده، برای بازآزمودن.

exercises-title = تمرین‌های شما
exercises-lead = لحظه‌هایی که در مسابقه‌های تحلیل‌شده‌تان گران‌تر تمام شده‌اند خودشان به این‌جا می‌آیند. هر کدام آن‌قدر برمی‌گردد تا در دو روزِ جدا در نخستین تلاش حلش کنید.
exercises-none = هنوز چیزی این‌جا نیست. یکی از مسابقه‌هایتان را تحلیل کنید: آن‌چه گران‌تر تمام شده، با همان کارت‌هایی که دیده بودید، این‌جا منتظر می‌ماند.
exercises-due = { $count ->
    [one] { $count } تمرین برای امروز
   *[other] { $count } تمرین برای امروز
}
exercises-tomorrow = برای امروز بس است: این‌ها برمی‌گردند
exercises-rest = حل‌شده در دو روز
exercise-from = { $kind ->
    [board] اعزام { $round }، نوبت { $turn } · با { $names }
   *[other] دور { $round }، نوبت { $turn } · با { $names }
}
exercise-somebody = کسی در همین‌جا
exercise-cost = { $cost } امتیاز (± { $error })
exercise-lost = هزینه: { $cost }
exercise-days = در { $done } روز از { $of } روز حل شده
exercise-try = امتحان کنید
exercise-task = حالا چه می‌کنید؟
exercise-solved = حل شد
exercise-asks = میز همان‌گونه است که آن زمان دیدید؛ آن‌چه نمی‌توانستید بدانید از نو پخش شده است. حرکتی را بازی کنید که بهترین می‌دانید.
exercise-show = نشان دادن پاسخ
exercise-again = یک بار دیگر
exercise-match-gone = مسابقه‌اش دیگر روی این دستگاه نیست.
exercise-next = تمرین بعدی
exercise-all = همهٔ تمرین‌ها
exercise-right = درست است.
exercise-again-later = روز دیگری برمی‌گردد.
exercise-rests = در دو روز حل شد و دیگر لازم نیست برگردد.
exercise-not-counted = وقتی به حساب می‌آید که در نخستین تلاش پیدایش کنید.
exercise-then = حرکت آن زمان شما: { $move }. هزینه‌اش { $cost } بود.
exercise-played = این همان است که آن زمان بازی کردید. بهتر از این هم هست.
exercise-other = بهتر از این هم هست.
exercise-hint-place = دنبال کارتی برای گذاشتن بگردید.
exercise-hint-discard = دنبال کارتی برای کنار گذاشتن بگردید.
exercise-hint-deck = به دستهٔ اصلی فکر کنید.
exercise-hint-take = به دسته‌های کنار گذاشته‌شده نگاه کنید.
exercise-hint-explore = به کاشف‌ها نگاه کنید.
