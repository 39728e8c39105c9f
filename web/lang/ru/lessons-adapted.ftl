# Упражнения игры двумя колодами (web/learn/lessons/adapted/): что требуется, что говорится на каждый ход, подсказка.

lesson-adapted-discard = Сбросить можно ({ $card }), но здесь это не помогает. Прочтите задание ещё раз.

lesson-adapted-equal-title = Равные карты
lesson-adapted-equal-task = Ваша стопка черв дошла до 7. Продолжите так, чтобы она могла стать как можно длиннее.
lesson-adapted-equal-hint = Каждая карта есть дважды, и равные разрешены.
lesson-adapted-equal-done = Верно: вторая семёрка, а 9 и дама ещё впереди.
lesson-adapted-equal-later = Карта { $card } подходит, но тогда семёрка потеряна навсегда.

lesson-adapted-ace-title = Начинать снизу
lesson-adapted-ace-task = Вам нужна стопка пик. Какая карта её начнёт?
lesson-adapted-ace-hint = Туз здесь младший.
lesson-adapted-ace-done = Верно: туз ниже всех, а 3, 6 и король могут лечь после него.
lesson-adapted-ace-king = После короля ляжет только второй король.
lesson-adapted-ace-higher = { $card } — тоже начало, но младшие пики тогда потеряны.

lesson-adapted-worth-title = Сколько даёт карта
lesson-adapted-worth-task = Раунд почти окончен. Какая карта принесёт сейчас больше всего?
lesson-adapted-worth-hint = Достоинство карт не считается. Сосчитайте карты в стопках.
lesson-adapted-worth-done = Верно: шестая карта черв приносит 10.
lesson-adapted-worth-five = Третья трефа приносит 5. Есть ход лучше.
lesson-adapted-worth-ten = Одинокая карта отнимает 10, а времени на другие нет.

lesson-adapted-end-title = Третья длинная стопка
lesson-adapted-end-task = В двух стопках по семь карт, одна из них ваша. У вас король треф, и вы впереди. Что положите?
lesson-adapted-end-hint = Сколько карт станет тогда в вашей стопке треф?
lesson-adapted-end-done = Верно: третья длинная стопка, и раунд сразу окончен, у вас 60 очков.
lesson-adapted-end-go-on = Теперь соперник продолжит, и его стопки вырастут. Заканчивайте, пока вы впереди.

lesson-adapted-wait-title = Ещё рано
lesson-adapted-wait-task = Обе длинные стопки у соперника, и он далеко впереди. Что положите?
lesson-adapted-wait-hint = С седьмой трефой раунд закончится. Вам это выгодно?
lesson-adapted-wait-done = Верно: бубны растут, и раунд продолжается.
lesson-adapted-wait-end = Так раунд закончится, а очков у вас намного меньше. Сначала догоните.
lesson-adapted-wait-skip = И так раунд продолжается, но пятёрка бубен потеряна. Сначала положите младшую карту.

lesson-adapted-draw-title = Не закройте стопку
lesson-adapted-draw-task = В сбросе пик лежит 8, а ваша стопка дошла до 7. Возьмите эту карту.
lesson-adapted-draw-say-1 = Сначала положите или сбросьте карту.
lesson-adapted-draw-hint-1 = Стопка, в которую вы сбросили, закрыта для вас в этот ход.
lesson-adapted-draw-done-1 = Верно: бубна закрывает только свою стопку.
lesson-adapted-draw-cover = { $card }: эта карта легла бы на восьмёрку, и стопка закрылась бы для вас.
lesson-adapted-draw-thrown = Карта { $card } вам ещё понадобится, да и стопка с восьмёркой закрылась бы.
lesson-adapted-draw-skip = { $card }: после этой карты восьмёрка уже не подойдёт.
lesson-adapted-draw-begin = Одинокая карта отнимает 10. Достаточно сбросить.
lesson-adapted-draw-say-2 = Теперь возьмите карту.
lesson-adapted-draw-hint-2 = Верхняя карта открытой стопки ваша, если хотите.
lesson-adapted-draw-done-2 = Верно: 7, 8, 9.
lesson-adapted-draw-deck = Это не восьмёрка, а она лежит на виду.
