# تمرین‌های بازی با دو دست ورق (web/learn/lessons/adapted/): چه خواسته شده، به هر حرکت چه گفته می‌شود، یک راهنمایی.

lesson-adapted-discard = کنار گذاشتن { $card } مجاز است، اما این‌جا کمکی نمی‌کند. خواستهٔ تمرین را دوباره ببینید.

lesson-adapted-equal-title = کارت‌های برابر
lesson-adapted-equal-task = دستهٔ دل شما به ۷ رسیده است. طوری ادامه دهید که دسته بتواند تا جای ممکن بلند شود.
lesson-adapted-equal-hint = هر کارت دو بار هست و کارت برابر مجاز است.
lesson-adapted-equal-done = درست است: ۷ دوم، و ۹ و بی‌بی را هنوز می‌توان گذاشت.
lesson-adapted-equal-later = { $card } مجاز است، اما آن‌گاه ۷ شما برای همیشه از دست می‌رود.

lesson-adapted-ace-title = آغاز از پایین
lesson-adapted-ace-task = دسته‌ای از پیک می‌خواهید. با کدام کارت آغاز می‌شود؟
lesson-adapted-ace-hint = آس این‌جا پایین است.
lesson-adapted-ace-done = درست است: آس زیر همه است و ۳، ۶ و شاه را هنوز می‌توان گذاشت.
lesson-adapted-ace-king = پس از شاه فقط شاه دیگر مجاز است.
lesson-adapted-ace-higher = { $card } هم آن را آغاز می‌کند، اما پیک‌های کوچک‌تر شما از دست می‌روند.

lesson-adapted-worth-title = ارزش یک کارت
lesson-adapted-worth-task = دور نزدیک پایان است. کدام کارت حالا بیشتر می‌آورد؟
lesson-adapted-worth-hint = ارزش کارت‌ها به حساب نمی‌آید. کارت‌های دسته‌ها را بشمارید.
lesson-adapted-worth-done = درست است: ششمین کارت دل ۱۰ امتیاز می‌آورد.
lesson-adapted-worth-five = سومین گشنیز ۵ امتیاز می‌آورد. بهتر از این هم هست.
lesson-adapted-worth-ten = کارت تنها ۱۰ امتیاز کم می‌کند و وقتی برای کارت‌های دیگر نیست.

lesson-adapted-end-title = سومین دستهٔ بلند
lesson-adapted-end-task = دو دسته هفت کارت دارند و یکی مال شماست. شاه گشنیز دارید و جلو هستید. چه می‌گذارید؟
lesson-adapted-end-hint = گشنیزهای شما آن‌گاه چند کارت می‌شوند؟
lesson-adapted-end-done = درست است: سومین دستهٔ بلند، و دور فوراً با ۶۰ امتیاز برای شما تمام می‌شود.
lesson-adapted-end-go-on = حالا بازیکن دیگر ادامه می‌دهد و دسته‌هایش بلندتر می‌شوند. تا جلو هستید تمامش کنید.

lesson-adapted-wait-title = هنوز نه
lesson-adapted-wait-task = هر دو دستهٔ بلند مال بازیکن دیگر است که خیلی جلوتر است. چه می‌گذارید؟
lesson-adapted-wait-hint = با گشنیز هفتم دور تمام می‌شود. آیا به سود شماست؟
lesson-adapted-wait-done = درست است: خشت‌ها بلند می‌شوند و دور ادامه دارد.
lesson-adapted-wait-end = این دور را تمام می‌کند و امتیاز شما بسیار کمتر است. اول جبران کنید.
lesson-adapted-wait-skip = با این هم دور ادامه دارد، اما خشت ۵ شما از دست می‌رود. اول کارت کوچک‌تر را بگذارید.

lesson-adapted-draw-title = دسته را باز نگه دارید
lesson-adapted-draw-task = روی دستهٔ کنار گذاشته‌شدهٔ پیک ۸ است و دستهٔ شما به ۷ رسیده است. آن ۸ را به دست بیاورید.
lesson-adapted-draw-say-1 = نخست کارتی بگذارید یا کنار بگذارید.
lesson-adapted-draw-hint-1 = دسته‌ای که در آن کنار می‌گذارید در این نوبت به روی شما بسته است.
lesson-adapted-draw-done-1 = درست است: خشت فقط دستهٔ خودش را می‌بندد.
lesson-adapted-draw-cover = آن‌گاه { $card } روی ۸ قرار می‌گیرد و آن دسته به روی شما بسته می‌شود.
lesson-adapted-draw-thrown = { $card } را هنوز لازم دارید و دستهٔ ۸ را هم می‌بندد.
lesson-adapted-draw-skip = پس از { $card } دیگر ۸ مجاز نیست.
lesson-adapted-draw-begin = کارت تنها ۱۰ امتیاز کم می‌کند. کنار گذاشتن کافی است.
lesson-adapted-draw-say-2 = حالا بکشید.
lesson-adapted-draw-hint-2 = کارت رویی دستهٔ باز، اگر بخواهید، مال شماست.
lesson-adapted-draw-done-2 = درست است: ۷، ۸، ۹.
lesson-adapted-draw-deck = با این به ۸ نمی‌رسید؛ ۸ آن‌جاست.
