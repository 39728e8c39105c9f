# Сколько это даёт? Счёт ряда словами и числами и что сделает из него следующая карта.
# $who — «you» для единственного игрока-человека, иначе «other».

worth-of = { $who ->
    [you] { $suit }, ваши карты
   *[other] { $suit }, { $name }
}
# Для слуха: слагаемое и его величина, карта и что она сделает
worth-said = { $what }: { $worth }.
worth-next = Следующая карта даст
worth-held = у вас на руках
worth-no-more = Больше сюда не подходит ни одна карта.

worth-card-numbers = Сумма чисел
worth-card-cost = Каждая экспедиция обходится в
worth-card-wagers = { $count ->
    [one] { $count } пари
    [few] { $count } пари
    [many] { $count } пари
   *[other] { $count } пари
}
worth-card-bonus = Карт { $count } или больше
worth-card-none = Не начата: ничего не отнимает и ничего не даёт. Первая карта обойдётся в { $cost }.
worth-card-uncovered = Ещё { $left } в числах — и расходы покрыты.
worth-card-bonus-left = { $left ->
    [one] Ещё { $left } карта принесёт премию { $bonus }.
    [few] Ещё { $left } карты принесут премию { $bonus }.
    [many] Ещё { $left } карт принесут премию { $bonus }.
   *[other] Ещё { $left } карты принесут премию { $bonus }.
}

worth-board-step = Шаг { $step } даёт
worth-board-researcher = Учёный считается вдвойне
worth-board-none = Сюда никто не вышел: ничего не даёт.
worth-board-next = на шаг { $step }
worth-board-crosses = через мост
worth-board-ends = через мост, и экспедиция окончена
worth-board-stays = фигурка остаётся на девятом шаге, другая может пойти
worth-board-stays-alone = фигурка остаётся на девятом шаге
worth-board-sets-out = { $piece ->
    [researcher] выходит учёный
   *[adventurer] выходит искатель
}

worth-adapted-cards = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
    [many] В стопке { $count } карт
   *[other] В стопке { $count } карты
}
worth-adapted-none = Не начата: ничего не даёт.
worth-adapted-long = Приближает конец: стопок из { $full } и больше уже { $stacks } из { $end }.
worth-adapted-next = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
worth-adapted-full = длинная стопка, { $stacks } из { $end } до конца раунда
worth-adapted-ends = длинная стопка, которая завершит раунд
