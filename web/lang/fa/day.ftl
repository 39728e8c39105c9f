# The deal of the day: today's round, how it went, and four weeks of them.

day-deal = { $kind ->
    [board] { $game }، یک اعزام، با { $name }
   *[other] { $game }، یک دور، با { $name }
}
day-same = در این تاریخ همین کارت‌ها به همه می‌رسد. بار اول به حساب می‌آید و پس از آن تمرین است.
day-missed = این روز گذشته است. هنوز می‌توانید بازی‌اش کنید؛ با نشان «دیرتر بازی شده» می‌ماند و به روزهای پیاپی افزوده نمی‌شود.
day-future = این روز هنوز نرسیده است.
day-going = آغاز شده و هنوز به پایان نرسیده است.
day-practice-only = این بازی تمرینی شد و این روز به حساب نمی‌آید.
day-late = دیرتر، در { $date } بازی شده.
day-again = دوباره، برای تمرین
day-result = { $way ->
    [over] { $points } بالاتر از معیار
    [under] { $points } پایین‌تر از معیار
    [par] درست روی معیار
    [ahead] { $points } جلوتر
    [behind] { $points } عقب‌تر
   *[even] برابر
}
day-score = { $own } به { $other }
day-you = شما { $points }
day-par = معیار { $points }
day-without = بدون بخت { $points }
day-par-means = معیار نتیجه‌ای است که { $name } با همین کارت‌ها، به‌جای شما و در برابر همین هم‌بازی گرفته است.
day-reckoning = { $name } همین کارت‌ها را بازی می‌کند: { $percent }
day-scale = شما { $own }، معیار { $par }

## What is shared
day-share-head = { $title } · { $date }
day-share-par = { $points } در برابر { $name }، معیار { $par }
day-share-plain = { $points } در برابر { $name }
day-share-gave-up = واگذار شده به { $name }
day-share = هم‌رسانی متن
day-copied = کپی شد.
day-not-shared = این مرورگر این‌جا نه هم‌رسانی می‌کند و نه کپی. می‌توانید متن را در همین صفحه انتخاب کنید.
day-shared-text = آن‌چه هم‌رسانی می‌شود
day-column = { $suit }: { $cards ->
    [one] { $cards } کارت
   *[other] { $cards } کارت
}، { $points }
day-column-none = { $suit }: آغاز نشده

## The calendar
day-weeks = چهار هفته
day-before = هفته‌های پیشین
day-after = هفته‌های بعد
day-cell = { $date }: { $state }
day-state-par = معیار یا بالاتر
day-state-under = زیر معیار
day-state-given-up = واگذار شده
day-state-played = بازی شده
day-state-late = دیرتر بازی شده
day-state-going = آغاز شده
day-state-practice = تمرین
day-state-open = بازی نشده
day-state-future = در پیش

# Pictures to be shared: of a table, a score sheet, a day's deal.
picture-title = تصویر
picture-ask = تصویری برای هم‌رسانی
picture-means = بسته به این دستگاه فرستاده، کپی یا ذخیره می‌شود. هیچ دستی در آن دیده نمی‌شود.
picture-wide = افقی
picture-upright = عمودی
picture-copied = تصویر در بریده‌دان است.
picture-saved = تصویر در یک پرونده ذخیره شد.
