# این چقدر امتیاز دارد؟ حساب یک ستون با واژه و عدد، و این که کارت بعدی آن را چه می‌کند.
# $who برای تنها کسی که بازی می‌کند "you" است، وگرنه "other".

worth-of = { $who ->
    [you] { $suit }، مال شما
   *[other] { $suit }، { $name }
}
# برای گوش: هر جزء و مقدارش، هر کارت و آن‌چه می‌سازد
worth-said = { $what }: { $worth }.
worth-next = با کارت بعدی می‌شود
worth-held = در دست شما
worth-no-more = دیگر هیچ کارتی این‌جا مجاز نیست.

worth-card-numbers = جمع عددها
worth-card-cost = هزینهٔ هر اعزام
worth-card-wagers = { $count ->
    [one] { $count } شرط
   *[other] { $count } شرط
}
worth-card-bonus = { $count } کارت یا بیشتر
worth-card-none = آغاز نشده: نه هزینه دارد و نه امتیاز. کارت نخست { $cost } هزینه دارد.
worth-card-uncovered = با { $left } امتیاز دیگر از عددها هزینه جبران می‌شود.
worth-card-bonus-left = { $left ->
    [one] { $left } کارت دیگر پاداش { $bonus } امتیازی می‌آورد.
   *[other] { $left } کارت دیگر پاداش { $bonus } امتیازی می‌آورد.
}

worth-board-step = ارزش پلهٔ { $step }
worth-board-researcher = محقق دو برابر حساب می‌شود
worth-board-none = هنوز کسی به این مسیر نرفته: امتیازی ندارد.
worth-board-next = به پلهٔ { $step }
worth-board-crosses = از روی پل
worth-board-ends = از روی پل، و اعزام پایان می‌گیرد
worth-board-stays = کاشف بر پلهٔ نهم می‌ماند؛ دیگری می‌تواند برود
worth-board-stays-alone = کاشف بر پلهٔ نهم می‌ماند
worth-board-sets-out = { $piece ->
    [researcher] محقق راه می‌افتد
   *[adventurer] یک ماجراجو راه می‌افتد
}

worth-adapted-cards = { $count ->
    [one] { $count } کارت در دسته
   *[other] { $count } کارت در دسته
}
worth-adapted-none = آغاز نشده: امتیازی ندارد.
worth-adapted-long = دور را به پایان نزدیک می‌کند: دسته‌های { $full }تایی یا بیشتر تا این‌جا، { $stacks } از { $end }.
worth-adapted-next = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
worth-adapted-full = دستهٔ بلند، { $stacks } از { $end } تا پایان دور
worth-adapted-ends = دستهٔ بلندی که دور را تمام می‌کند
