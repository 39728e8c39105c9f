# تحلیل مسابقه: بخت چه داد، نوبت‌ها چه هزینه‌ای داشتند، نتیجه از کجا آمد.

review-of = { $game } · { $names }
review-result = { $how ->
    [shared] { $who ->
        [you] شما در پیروزی شریک شدید.
       *[other] { $name } در پیروزی شریک شد.
    }
    [stood] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] مسابقه وقتی واگذار شد که شما { $points } امتیاز پایین‌تر از میانگین دیگران بودید.
               *[other] مسابقه وقتی واگذار شد که { $name } { $points } امتیاز پایین‌تر از میانگین دیگران بود.
            }
            [ahead] { $who ->
                [you] مسابقه وقتی واگذار شد که شما { $points } امتیاز بالاتر از میانگین دیگران بودید.
               *[other] مسابقه وقتی واگذار شد که { $name } { $points } امتیاز بالاتر از میانگین دیگران بود.
            }
           *[level] { $who ->
                [you] مسابقه وقتی واگذار شد که شما با میانگین دیگران برابر بودید.
               *[other] مسابقه وقتی واگذار شد که { $name } با میانگین دیگران برابر بود.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] مسابقه وقتی واگذار شد که شما { $points } امتیاز جلو بودید.
               *[other] مسابقه وقتی واگذار شد که { $name } { $points } امتیاز جلو بود.
            }
            [behind] { $who ->
                [you] مسابقه وقتی واگذار شد که شما { $points } امتیاز عقب بودید.
               *[other] مسابقه وقتی واگذار شد که { $name } { $points } امتیاز عقب بود.
            }
           *[level] مسابقه با امتیاز برابر واگذار شد.
        }
    }
   *[other] { $rivals ->
        [many] { $side ->
            [behind] { $who ->
                [you] شما { $points } امتیاز پایین‌تر از میانگین دیگران شدید.
               *[other] { $name } { $points } امتیاز پایین‌تر از میانگین دیگران شد.
            }
            [ahead] { $who ->
                [you] شما { $points } امتیاز بالاتر از میانگین دیگران شدید.
               *[other] { $name } { $points } امتیاز بالاتر از میانگین دیگران شد.
            }
           *[level] { $who ->
                [you] شما با میانگین دیگران برابر شدید.
               *[other] { $name } با میانگین دیگران برابر شد.
            }
        }
       *[one] { $side ->
            [ahead] { $who ->
                [you] شما با { $points } امتیاز اختلاف بردید.
               *[other] { $name } با { $points } امتیاز اختلاف برد.
            }
            [behind] { $who ->
                [you] شما با { $points } امتیاز اختلاف باختید.
               *[other] { $name } با { $points } امتیاز اختلاف باخت.
            }
           *[level] امتیازها برابر شد.
        }
    }
}
review-luck = { $side ->
    [took] { $who ->
        [you] بخت { $luck } امتیاز از شما گرفت.
       *[other] بخت { $luck } امتیاز از { $name } گرفت.
    }
   *[gave] { $who ->
        [you] بخت { $luck } امتیاز به شما داد.
       *[other] بخت { $luck } امتیاز به { $name } داد.
    }
}
review-costs = { $who ->
    [you] { $rivals ->
        [many] بازی شما { $own } هزینه داشت و بازی دیگران { $others }.
       *[one] بازی شما { $own } هزینه داشت و بازی { $rival } { $others }.
    }
   *[other] { $rivals ->
        [many] بازی { $name } { $own } هزینه داشت و بازی دیگران { $others }.
       *[one] بازی { $name } { $own } هزینه داشت و بازی { $rival } { $others }.
    }
}
review-costs-so-far = { $who ->
    [you] تا این‌جا بازی شما { $own } هزینه داشته است.
   *[other] تا این‌جا بازی { $name } { $own } هزینه داشته است.
}
review-taught = نوبت‌های درس نخست در این‌جا به حساب نمی‌آیند: آن‌ها را درس انتخاب کرده بود، نه شما.
review-working = تحلیل در حال محاسبه است
review-turn = نوبت { $turn } از { $turns }
review-stopped = در نوبت { $turn } از { $turns } ایستاد
review-go-on = ادامه
review-whose = تحلیل چه کسی
review-match-turns = مسابقه، نوبت به نوبت
review-chart = اختلافی که نوبت به نوبت انتظار می‌رفت، با بخت و هزینهٔ نوبت‌ها؛ جدول نوبت‌ها همین را با رقم می‌گوید.
review-mark-expected = اختلاف مورد انتظار
review-mark-luck = بخت پخش و کشیدن
review-mark-lost = { $who ->
    [you] هزینهٔ بازی شما
   *[other] هزینهٔ بازی { $name }
}
review-mark-won = { $rivals ->
    [many] هزینهٔ بازی دیگران
   *[one] هزینهٔ بازی { $rival }
}
review-along = لغزنده را روی نوبت‌ها جابه‌جا کنید.
review-at = { $kind ->
    [board] اعزام { $round }، نوبت { $turn }
   *[other] دور { $round }، نوبت { $turn }
}
review-turn-luck = بخت { $luck }
review-turn-cost = هزینه { $cost }
review-table = همهٔ نوبت‌ها با رقم
review-head-round = { $kind ->
    [board] اعزام
   *[other] دور
}
review-head-turn = نوبت
review-head-who = چه کسی
review-head-margin = اختلاف مورد انتظار
review-head-luck = بخت
review-head-cost = هزینه
review-from = این { $points } امتیاز از کجا آمد
review-match = مسابقه
review-term-deal = بخت پخش
review-term-draws = بخت کشیدن
review-term-own = { $who ->
    [you] بازی شما
   *[other] بازی { $name }
}
review-term-others = { $rivals ->
    [many] بازی دیگران
   *[one] بازی { $rival }
}
review-term-rest = باقی
review-term-result = نتیجه
review-without = { $rivals ->
    [many] { $side ->
        [ahead] { $who ->
            [you] بدون بخت، شما { $points } امتیاز بالاتر از میانگین دیگران می‌بودید.
           *[other] بدون بخت، { $name } { $points } امتیاز بالاتر از میانگین دیگران می‌بود.
        }
        [behind] { $who ->
            [you] بدون بخت، شما { $points } امتیاز پایین‌تر از میانگین دیگران می‌بودید.
           *[other] بدون بخت، { $name } { $points } امتیاز پایین‌تر از میانگین دیگران می‌بود.
        }
       *[level] { $who ->
            [you] بدون بخت، شما با میانگین دیگران برابر می‌بودید.
           *[other] بدون بخت، { $name } با میانگین دیگران برابر می‌بود.
        }
    }
   *[one] { $side ->
        [ahead] { $who ->
            [you] بدون بخت، شما { $points } امتیاز جلو می‌بودید.
           *[other] بدون بخت، { $name } { $points } امتیاز جلو می‌بود.
        }
        [behind] { $who ->
            [you] بدون بخت، شما { $points } امتیاز عقب می‌بودید.
           *[other] بدون بخت، { $name } { $points } امتیاز عقب می‌بود.
        }
       *[level] بدون بخت، نتیجه برابر می‌شد.
    }
}
review-played = { $who ->
    [you] چگونه بازی کردید
   *[other] { $name } چگونه بازی کرد
}
review-like = { $who ->
    [you] تقریباً به اندازهٔ { $level } امتیاز از دست دادید
   *[other] تقریباً به اندازهٔ { $level } امتیاز از دست داد
}
review-beyond = { $who ->
    [you] بیشتر از { $level } امتیاز از دست دادید
   *[other] بیشتر از { $level } امتیاز از دست داد
}
review-few = هنوز برای داوری زود است
review-mean = { $turns ->
    [one] در هر نوبت { $mean } ± { $error } امتیاز از دست رفت، در { $turns } نوبت. { $level } به‌طور میانگین { $other } از دست می‌دهد.
   *[other] در هر نوبت { $mean } ± { $error } امتیاز از دست رفت، در { $turns } نوبت. { $level } به‌طور میانگین { $other } از دست می‌دهد.
}
review-honest = { $name } در هر نوبت بیش از کسی که بازی کرد نمی‌دانست.
review-rest-is = { $ended ->
    [early] { $kind ->
        [board] باقی: آن‌چه بازی‌نشده ماند، چه کسی شروع کرد، کاشی‌ها چگونه چیده شدند و { $name } چه چیزی را نادرست سنجید.
       *[other] باقی: آن‌چه بازی‌نشده ماند، چه کسی شروع کرد و { $name } چه چیزی را نادرست سنجید.
    }
   *[played] { $kind ->
        [board] باقی: چه کسی شروع کرد، کاشی‌ها چگونه چیده شدند و { $name } چه چیزی را نادرست سنجید.
       *[other] باقی: چه کسی شروع کرد و { $name } چه چیزی را نادرست سنجید.
    }
}
review-moments = { $count ->
    [one] لحظه‌ای که بیش از همه هزینه داشت
    [2] دو لحظه‌ای که بیش از همه هزینه داشتند
   *[other] سه لحظه‌ای که بیش از همه هزینه داشتند
}
review-nothing = چیزی برای اصلاح نیست: هزینهٔ هیچ نوبتی از حد تصادف بیشتر نبود.
review-error = ± { $error }
review-chose = { $who ->
    [you] شما: { $move }
   *[other] { $name }: { $move }
}
review-better = { $name }: { $move }
review-more = +{ $count }
review-go = رفتن به آن‌جا
error-review-going = مسابقه پس از پایان تحلیل می‌شود.
error-branch-going = تنها مسابقهٔ پایان‌یافته را می‌توان از یکی از نوبت‌هایش ادامه داد.
error-branch-end = آن‌جا دیگر چیزی برای بازی نمانده است.
error-link-going = فقط مسابقهٔ تمام‌شده پیوند دارد.
