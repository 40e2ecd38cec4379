import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { SmallTalk } from './small-talk.ts'

const NICE = fragment`
  (?:nice|good|great|lovely|wonderful|fantastic|brilliant|marvellous|pleasant|glad|happy|pleased|delighted|excited|honoured
  |an? (?:real )?(?:pleasure|joy|delight|treat|honour))
`
const TIME = fragment`
  (?:day|morning|afternoon|evening|night|week|weekend|one|time|rest|break|lunch|holiday|shift|trip|journey|start|finish|christmas|new year)
`
/** What somebody is done for, before or until: "for today", "before the show starts". */
const UNTIL = fragment`
  (?:\ (?:for|before|until|till|from|on|at|here|now|then)(?: (?:the|my|our|this|me|us|here|now|today|tonight|tomorrow|next))?(?: \p{L}+){0,3})
`
const WANTED = fragment`
  (?:need(?:ed)?|want(?:ed)?|(?:was|were|am|are) (?:looking for|after)|asked for|came for|had in mind|could (?:ask|wish) for)
`

/** What is said of having had one's answer, of going, of meeting and of how the other one is, a whole part of a message. */
const REMARKS: readonly [RegExp, SmallTalk | 'remark'][] = [
  // "nice to meet you", "a pleasure to have you with us", "lovely that you are here"
  [
    pattern('u')`
      ^(?:(?:it is|it was|what|i am|we are|very|so|really|such|how) )*${NICE}
      \ (?:(?:to|about)? ?(?:meet(?:ing)?|see(?:ing)?|hav(?:e|ing)|hear from|talk to|speak to|work(?:ing)? with|know|be working with) you(?! (?:\w+ed
        |do|tell|show)\b)
        |that you(?: are| have|$)|you are|to be (?:here|working))
      (?: (?:all|too|here|with us|with me|in|on|the|our|team|crew|board|aboard|around|back|again|at last|finally|helping|to help|us|out|joined|working))*$
    `,
    'greeting',
  ],
  [
    /^(?:i am |we are )?(?:really |so |very much )?looking forward to \p{L}+(?: (?:with |to )?(?:you|this|it|us|the team))?$/u,
    'remark',
  ],
  [
    pattern()`
      ^(?:hi|hello|hey)(?: hi| hello| hey| there)+$
      |^(?:a )?(?:very )?good day to you(?: all)?$
      |^(?:it has been )?long time no see$
      |^welcome(?: back| aboard| on board| to the team)?$
    `,
    'greeting',
  ],
  // "are you keeping well", "is everything all right on your end", "you ok"
  [
    pattern('u')`
      ^(?:(?:and|so) )?(?:(?:are|is) (?:you|things|everything|it all|life)|you|all|everything)(?: (?:still|all|both))?
      (?: (?:keeping|doing|feeling|going|getting on|holding up|been))?
      \ (?:well|all right|alright|all good|ok|okay|good|fine|great)
      (?: (?:today|this (?:morning|afternoon|evening|week)|with you|(?:on|at) your (?:end|side)|there|over there|yourself|so far))*$
      |^(?:and )?how (?:do you feel|are you (?:feeling|keeping|getting on|doing|holding up)|(?:is|has) (?:your|the) ${TIME} (?:going|been|treating you))
      (?: (?:today|this (?:morning|afternoon|evening)|so far|yourself))*$
      |^are you having an? (?:nice|good|great|lovely|pleasant|quiet|busy) ${TIME}(?: so far)?$
    `,
    'wellbeing',
  ],
  // "I wish you a nice evening", "have a lovely weekend when you get there"
  [
    pattern('u')`
      ^(?:and )?(?:(?:i|we) )?(?:wish|wishing)(?: you)?(?: all)? (?:an? |the |all )+(?:\p{L}+ ){0,2}?${TIME}(?: \p{L}+){0,4}$
      |^(?:and )?(?:have|enjoy) (?:an? |the |your )+(?:\p{L}+ ){0,2}?${TIME}(?: (?:all|everyone|everybody|then|too|yourself|ahead
        |when you get (?:there|to it)|off))*$
    `,
    'farewell',
  ],
  // "that is everything before the show starts", "that's me done for the day", "all sorted"
  [
    pattern('u')`
      ^(?:(?:and|so|then|right|ok|okay|great|super|perfect) )*(?:that|this|it) (?:is|was|will be|would be|should be)
      \ (?:all|everything|it|enough|plenty|(?:me|us)(?: (?:all )?(?:done|finished|off|sorted|set|ready|good))?)(?: then| now)?
      (?: (?:that )?(?:i|we) ${WANTED}(?: to (?:know|hear|see|ask))?)?${UNTIL}{0,2}$
      |^(?:(?:i am|we are|i think i am|i think we are|now|so) )*(?:all )?(?:done|sorted|set|finished|good to go|ready to go)${UNTIL}?$
      |^(?:and )?(?:(?:that is |there is )?nothing (?:else|more|further)|no (?:more|further|other) questions?)
      (?: (?:from (?:me|us|my side|our side)|(?:i|we) need|needed|to ask|for (?:now|today|me|the moment|tonight)))*$
    `,
    'remark',
  ],
  // "I've got everything I need for today", "exactly what I needed"
  [
    pattern('u')`
      ^(?:(?:now|so|then|and|i think) )*(?:i|we)(?: have)?(?: got| found| seen)? (?:all|everything|(?:all |just |exactly )?what)(?: (?:of )?(?:it|what|that))?
      \ (?:i|we) ${WANTED}(?: to know)?(?: now)?${UNTIL}?$
    `,
    'remark',
  ],
  // "that answers all my questions", "that will do nicely"
  [
    pattern('u')`
      ^(?:that|this|it|you)(?: have| has)?(?: really| just| already)? (?:answers?|answered|covers|covered|settles|settled|sorts|sorted|clears up
        |cleared up|explains|explained|will do|does|did)
      \ (?:(?:all|everything|it|that|me|us|my|our|the|of|out) ?)*(?:questions?|query|nicely|perfectly|fine|job|trick)?(?: (?:then|now|completely
        |perfectly|for me|for us))*$
    `,
    'praise',
  ],
  [
    pattern()`
      ^(?:(?:you|it|this|that) (?:have|has|is|are|was|were) (?:been )?)?an? (?:very |really )?(?:big|great|huge|massive|real|good|
      wonderful) help(?: (?:to me|to us|today|again))*$
    `,
    'praise',
  ],
  // "happy Friday", "merry Christmas to you"
  [
    pattern('u')`
      ^(?:(?:a |and )?(?:very )?(?:happy|merry) (?:\p{L}+day|christmas|new year|easter|holidays|weekend|\p{L}+ day)|hello|hi|hey|greetings
        |good (?:morning|afternoon|evening))
      (?: again)?(?: (?:to you|everyone|all|everybody|from (?:the |sunny |rainy |our )?\p{L}+(?: \p{L}+){0,2}))*$
      |^(?:i am |we are )?back(?: again| now| from (?:the |my )?\p{L}+)+$|^i am back$
      |^(?:is )?(?:anybody|anyone|somebody|someone) (?:at )?(?:home|there|in|around|awake)(?: today| now)?$
    `,
    'greeting',
  ],
  [
    pattern('u')`
      ^(?:and |with )?(?:all the best|(?:kind|best|warm|many) (?:regards|wishes)|regards|sleep (?:well|tight)|rest well|sweet dreams
        |until (?:then|tomorrow|monday))
      (?: (?:to you|all|then|everyone|tonight))*$
    `,
    'farewell',
  ],
  // "how kind of you", "you've been brilliant", "congratulations"
  [
    pattern('u')`
      ^(?:(?:that is|that was|it is|it was|so|how|very|really|awfully|too) )*(?:kind|nice|good|sweet|thoughtful|lovely|clever
        |decent) of you(?: to \p{L}+(?: \p{L}+){0,3})?$
      |^you (?:have been|are|were) (?:(?:so|very|really|absolutely|simply|just|truly|an?|the|such) )*
      (?:brilliant|great|fantastic|wonderful|amazing|marvellous|super|excellent|kind|helpful|patient|lovely|star|gem|legend|angel|treasure
        |lifesaver)(?: (?:today|as always|as ever|again))*$
      |^you did (?:so |very |really )?(?:well|great|good)(?: today)?$
      |^(?:(?:wow|really|very|most|quite) )*(?:impressive|congratulations|congrats|bravo|kudos|hats off(?: to you)?|nicely done|neatly done|top marks)$
    `,
    'praise',
  ],
  // "good to know", "never mind, I found it myself", "I'm back", "I'm the new one on the front desk"
  [
    pattern('u')`
      ^(?:(?:that is|it is) )?(?:good|great|nice|useful|helpful|interesting|lovely) to (?:know|hear|be back)$|^no (?:worries|problem|problems|bother
        |trouble|matter)$
      |^never mind(?: then| that)?$|^(?:i|we) (?:have )?(?:already )?(?:found|sorted|got|worked|figured) it(?: out)?(?: (?:myself|ourselves|already
        |now|anyway))*$
      |^(?:i am )?(?:so )?(?:glad|happy|relieved) (?:that )?(?:that|it|this) is (?:done|over|sorted|out of the way)$|^(?:it|this
        |that) was (?:an? )?(?:pleasure|fun|joy)$
      |^(?:did|have) you miss(?:ed)? (?:me|us)$
      |^(?:my )?(?:love|mate|pal|dear|darling|guys|folks|buddy|friend)$
      |^i am (?:the |a |your )?new (?:one|girl|guy|boy|lad|hire|starter|colleague|trainee|intern|temp|face|\p{L}+)(?: (?:on|at|in|from|of
        |for) (?:the |your |our )?\p{L}+(?: \p{L}+)?)?$
    `,
    'remark',
  ],
  // "do you ever sleep?", "tell me a joke", "fancy a chat?"
  [
    pattern('u')`
      ^do you (?:ever|even|really|also|still|never) (?:sleep|eat|drink|rest|dream|get (?:tired|bored|hungry)|take a break|have a break)$
        |^are you (?:busy|tired|hungry|bored|happy|lonely|ready)(?: today| now)?$
      |^(?:(?:can|could|will) you )?tell me (?:a|another) (?:good )?(?:joke|story)$|^(?:(?:do you )?fancy|(?:can|could|shall) we have
        |how about) a (?:little |quick )?chat$
    `,
    'identity',
  ],
  // "I can go home now", "I'm closing up", "I'll be on my way"
  [
    pattern('u')`
      ^(?:(?:now|so|then|and|well|right) )*(?:i|we) (?:(?:can|am|are|will|must|should|have to|need to|had better|better)(?: now| finally| be)*)
      \ (?:close|closing|go|going|head|heading|shut|shutting|log|logging|sign|signing|clock|clocking|knock|knocking|finish|finishing|pack|packing|get
        |getting|carry|crack|move)
      \ (?:up|down|off|out|home|on|back|going)(?: (?:home|to work|with (?:it|my day|things)|my way|now|then))*${UNTIL}?$
      |^(?:i|we) (?:am|are|will be) on (?:my|our) way(?: home| now| out)*$
    `,
    'remark',
  ],
]

/** The day, the place and the work as they are just now: "hardly a soul in here today", "very peaceful this morning, isn't it?". */
const DAY = pattern('u')`
  ^(?:(?:it|things|everything|we|i|there) (?:is|are|am|has been|have been|was|were)|hardly|barely|scarcely|not a|nobody|very|so|quite|pretty|rather
    |really|such|an?|another
    |(?:phew |what )?(?:\p{L}+(?:ing|y|et|ic|m|d)|nice|slow)) (?!.*\b(?:need|want|like|look|wonder|please|tell|know|ask|show|find|list|give|get|ones)\b)
  (?!.*\b(?:how|which|what|who|whose|when|where|why|many|much)\b)(?:[\p{L}']+ ){0,6}?
  (?:today|tonight|this (?:morning|afternoon|evening|week)|(?:in|out|over)? ?(?:here|there)|outside|already|so far|again|right now|at the moment|day
    |one|shift|night|morning)$
`
const TAG = /^(?:(?:is|was|are|were|does|has|have) not (?:it|they|we|there)|(?:is|are) it|eh|right|innit|no)$/

/** What a part of a message, spelt out, says of one's answer, of going, of meeting or of how somebody is; nothing where it may ask for something. */
export const readRemark = (plain: string): SmallTalk | 'remark' | undefined =>
  /\d/.test(plain) ? undefined : REMARKS.find(([form]) => testIn(plain, form))?.[1]

/** What has a number, a question or an order in it is more than talk of the day. */
const ASKS_SOMETHING = pattern('u')`
  \d|\b(?:need|want|like|look|wonder|please|tell|know|ask|show|find|list|give|get|what|which|who|whose|when|where|why|how|any|ones?)\b
  |^(?:are|is|do|does|did|has|have|can|could|will|would|was|were|not|only|just|and|or|in|at|on|for|from|with|without)\b
`

/** Whether a part beside a greeting and "how are you?" may be anything of the day: "coffee first". */
export const tellsAnything = (plain: string, isNoun: (word: string) => boolean): boolean =>
  tellsOfDay(plain, isNoun) ||
  (!testIn(plain, ASKS_SOMETHING) && plain.split(' ').length <= 9 && !plain.split(' ').some(isNoun))

/** Whether a part behind a greeting only tells how the day goes. */
export const tellsOfDay = (plain: string, isNoun: (word: string) => boolean): boolean =>
  TAG.test(plain) || (testIn(plain, DAY) && !plain.split(' ').some(isNoun))
