import { fragment, pattern } from '../../../lib/patterns.ts'

const FIGURE = fragment`
  (?:
    average|mean|median|total|sum|lowest|highest|largest|smallest|biggest|cheapest|dearest|longest|shortest
    |maximum|minimum|max|min|range
  )
`
const SO_MANY = fragment`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`

/** How figures are compared, weighed, ranked and told together, and the plain words for it. */
const TURNS: [RegExp, string][] = [
  // "how much more revenue does A have than B": how much higher it is.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:by )?how much (more|less) (\p{Ll}[\p{Ll} ]{2,30}?) (?:does|do|did|has|have|had) (\p{L}.{1,60}?)
      (?: (?:have|has|had|got|make|made|earn|earned|bring in|generate|generated|record|recorded|show))? than
      \ (?:(?:does|do|did|has|have) )?(\p{L}.{1,60}?)(?:\ (?:does|do|did|has|have))?(?=\W*$)
    `,
    '$1how much higher is the $3 of $4 than that of $5',
  ],
  // "what is the largest and what is the average value of the orders": both of them.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)what(?:['’]s| is| are| was| were) (?:the )?(${FIGURE}),? and (?:what(?:['’]s| is| are| was| were) )?(?:the )?
      (?=${FIGURE} \p{L}+)
    `,
    '$1what is the $2 and the ',
  ],
  // "rank the four firms with the highest price": list them.
  [
    new RegExp(
      String.raw`^(\W*(?:please |can you |could you )?)rank (?=(?:the |our |my |all )?(?:top )?(?:${SO_MANY}) )`,
      'i',
    ),
    '$1list ',
  ],
  // "what do they come to if each is weighted by its probability": the weighted sum.
  [
    pattern('iu')`
      ^\W*(?:what|how\ much)\ (?:do|does|did|would)\ (.+?)\ (?:come|add\ up|amount|sum\ up)\ to,?\ (?:if|when|once)
      \ (?:each|every)(?:\ one|\ \p{L}+)?(?:\ of\ them)?\ (?:is|are|gets|was)\ weighted\ (?:by|with)\ (?:its|their|the)
      \ (?:probability|likelihood|chances?|odds)(?=\W*$)
    `,
    'what is the weighted value of $1',
  ],
  // "for each town: how many shops, and how many staff in total": both figures of each.
  [
    pattern('iu')`
      ^(\W*)(?:for|per|in|by)\ (?:each|every)\ (\p{L}+(?:\ \p{L}+)?)\s*[:,–—-]\s*
      (?:how\ many|the\ number\ of|number\ of)\ (\p{L}[\p{L}\d ]{2,40}?),?
      \ and\ how\ many\ (\p{L}[\p{L}\d ]{2,40}?)\ (?:in\ total|altogether|in\ all|overall)(?=\W*$)
    `,
    '$1number of $3 and total $4 per $2',
  ],
  [
    pattern('iu')`
      ^(\W*)(?:for|per|in|by)\ (?:each|every)\ (\p{L}+(?:\ \p{L}+)?)\s*[:,–—-]\s*
      (?:how\ many|the\ number\ of|number\ of)\ (\p{L}[\p{L}\d ]{2,40}?),?
      \ and\ (?:what\ is\ )?(?:the|their)\ ((?:${FIGURE})\ \p{L}[\p{L}\d ]{2,40}?)(?=\W*$)
    `,
    '$1number of $3 and $4 per $2',
  ],
  // "how likely is order 7 to close": its likelihood.
  [
    /^(\W*(?:and |so )?how (?:likely|probable) (?:is|are) .+?) to (?:close|be won|come off|come in|succeed|go through|work out|happen|convert)(?=\W*$)/i,
    '$1',
  ],
  // "should have closed by now", "ought to have been paid already": overdue.
  [
    pattern('giu')`
      (?<!^\W*(?:what|which|who)\ )\b(?:(?<=\S\W+)(?:that|which|who)\ )?(?:should|ought\ to)\ have\ (?:already\ )?(?:been\ )?\p{L}+(?:ed|en|id|ne|ld|nt)
      \ (?:by\ now|already|long\ ago|before\ now)(?=\W*$|,)
    `,
    'are overdue',
  ],
  // "with more than 70 people on the payroll": so many employees.
  [
    pattern('giu')`
      (?<=\d[\d.,]*k?(?:\ thousand|\ hundred|\ million)?\ )(?:people|staff|men|hands|heads|souls|persons)
      \ on\ (?:the|its|their)\ (?:payroll|staff|books|team|workforce)\b
    `,
    'employees',
  ],
  // "and what do they bring in together": their total.
  [
    pattern('iu')`
      \band\ (?:what|how\ much)\ (?:do|does|did|would)\ (?:they|these|those|it)\ (?:all\ )?
      (?:bring\ in|make|earn|come\ to|amount\ to|add\ up\ to|total|sum\ up\ to|generate)(?:\ (?:all\ )?(?:together|combined|in\ total|altogether))(?=\W*$)
    `,
    'and what is their total',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfComparing = (message: string): string =>
  TURNS.reduce((text, [turn, plain]) => text.replace(turn, plain), message)
