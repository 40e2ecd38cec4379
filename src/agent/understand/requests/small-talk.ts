import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { readRemark, tellsAnything, tellsOfDay } from './remarks.ts'
import { partsOfTalk, readTalkByWords, spellContractions } from './talk-by-words.ts'

/** Messages that ask for nothing of any service. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'help'
  | 'praise'
  | 'wellbeing'
  | 'identity'
  | 'apology'
  | 'complaint'

const WHOLE: [RegExp, SmallTalk][] = [
  // "are you a fan of board games yourself?", "aren't you keen on tea?"
  [
    pattern()`
      ^(?:(?:hi|hello|hey|ok|so|and|by the way)(?: there)?[ ,]*)*(?:are|aren't|were) you (?:\p{L}+ )?
        (?:an? (?:\p{L}+ )?(?:fan|lover|friend|enthusiast) of|fond of|keen on|into|good at|interested in) [^?]{2,40}$
    `,
    'identity',
  ],
  // "with what sort of things can I come to you?", "what may I turn to you for?"
  [
    pattern()`
      ^(?:(?:hi|hello|hey|ok|so|and)(?: there)?[ ,]*)*(?:with|about|for)? ?(?:what|which)
        (?: (?:sorts?|kinds?|types?) of)?(?: (?:things?|questions?|requests?|topics?|problems?))?
        \ (?:can|could|may|should) (?:i|we|one) (?:come|turn|go) to you(?: (?:with|about|for))?$
    `,
    'help',
  ],
  // "do you like board games?": what nobody asks a service.
  [
    pattern()`
      ^(?:(?:hi|hello|hey|ok|so|and|by the way)(?: there)?[ ,]*)*do you (?:\p{L}+ly )?
        (?:like|love|enjoy|hate|eat|drink|sleep|dream|dance|sing|smoke|believe in)\b.*$
    `,
    'identity',
  ],
  [
    pattern()`
      ^(hi|hiya|hello|hey|howdy|greetings|good (morning|afternoon|evening|day)|gm|yo)
      ( there| agent| everyone| again| are you there| you there| anyone there| anybody there)*$
    `,
    'greeting',
  ],
  [
    pattern()`
      ^(?:(?:hi|hello|hey|ok|are|is) )*(?:you|anyone|anybody)(?: guys)? (?:still )?(?:there|around|awake|online)(?: now| today)?$
    `,
    'greeting',
  ],
  [
    pattern()`
      ^(hi|hello|hey|good (?:morning|afternoon|evening|day))?\s*
      (how are you|how is it going|how's it going|how do you do|what's up|whats up)( today| doing)?$
    `,
    'wellbeing',
  ],
  [
    pattern()`
      ^(?:(?:hi|hello|hey|ok|good (?:morning|afternoon|evening|day)|yo) )*(?:can|do|could) you (?:hear|read|see|understand|copy) (?:me|us|this|that)
        (?: now| ok| okay| well| clearly)?$
    `,
    'greeting',
  ],
  // "morning! did you sleep well?": what people ask one another in the morning or on a Monday.
  [
    pattern()`
      ^(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening|day))?\s*(?:
        (?:did|have) you (?:sleep|slept|rest|rested)(?: well| ok| okay| enough| fine)?
        |(?:did|have) you (?:have|had) an? (?:good|nice|great|pleasant|relaxing) (?:night|weekend|day|morning|evening|holiday|vacation|break|trip)
        |how (?:was|is) your (?:night|weekend|day|morning|evening|week|holiday|vacation|break|trip)(?: going| so far)?
      )$
    `,
    'wellbeing',
  ],
  [
    pattern()`
      ^(ok |okay |great |cool |nice |perfect |alright |got it |super |fine |good |wonderful |excellent |awesome |lovely |fantastic |brilliant |well )*(many )?
      (thanks|thank you|thank u|thx|thnx|tnx|tysm|ty|ta|cheers|much appreciated)
      (
        \ (
          you|so|for|that|that's|thats|helps|helped|helping|this|was|is|it|really|very|super|so|helpful|great
          |useful|your|the|help|info|information|answer|all|again|indeed|perfect|awesome|nice|mate|buddy|pal
          |agent|a|bunch|ton|tons|million|heaps|loads|bye|goodbye|good|one|everything|work|job|and|a|lot|much
          |kind|of|too
        )
      )*$
    `,
    'thanks',
  ],
  [
    pattern()`
      ^(?:(?:great|nice|cool|perfect|ok|okay|good|wow) )?(?:that|this|it) (?:really )?
      (?:helps|helped|is (?:a )?(?:great|big|huge) help|works|worked|makes sense|does the trick)(?: me| us)?
      (?: a lot| very much| a ton| for me| perfectly)?$
    `,
    'praise',
  ],
  [
    pattern()`
      ^(?:(?:ok|okay|oh|wow|yes|ah|that is|that's) )*
      (great|awesome|perfect|nice|cool|excellent|wonderful|well done|good job|ok|okay|got it|i see|alright|right|righto|fine|super|brilliant|fantastic|lovely)
      ( thanks| thank you| job| work)?$
    `,
    'praise',
  ],
  [
    pattern()`
      ^(?:you (?:are|were)|you're|youre|u r|that (?:is|was)|that's|thats|this is|it was|it is|it's)
      \ (?:really |so |very |just |absolutely |pretty |a |an |the )*
      (?:
        great|awesome|amazing|best|brilliant|excellent|fantastic|wonderful|perfect|helpful|handy|good|smart
        |clever|quick|fast|star|lifesaver|legend|genius|impressive|cool|nice|lovely|sweet|neat|useful
      )(?: (?:help|job|work|one|bot|agent|assistant))?$
    `,
    'praise',
  ],
  // "you are quicker than my colleague": compared with people, not with records.
  [
    pattern('u')`
      ^(?:you are|you're|youre|that is|that was|that's|this is) (?:\p{L}+ )?(?:quicker|faster|better|smarter|nicer|more (?:helpful|useful|patient))
      \ than (?:(?:my|our) (?:colleagues?|boss|manager|assistant|old \p{L}+)|(?:i|we) (?:am|are|was|were)|me|us|(?:i|we) (?:thought|expected)|expected|google)$
    `,
    'praise',
  ],
  [
    pattern('u')`
      ^you (?:have |just |really |totally )*(?:saved|made|rescued) (?:me|us|my \p{L}+|our \p{L}+|the \p{L}+)
      (?: (?:day|shift|week|morning|life|time|a lot of time|hours))?$
    `,
    'praise',
  ],
  [
    pattern()`
      ^(ok |okay |alright |right |great |good |perfect |cool |fine |well |bye |goodbye |thanks |thank you |thx |ta |cheers )*
      (
        bye|bye bye|ttyl|talk later|brb|bbl|gtg|gotta go|got to go|have to go|laters|ciao|cheerio|goodbye|see you|see you later|see ya|cya
        |(?:see|talk to|speak to|catch) (?:you|ya|u)
          \ (?:tomorrow|later|soon|around|next week|next time|on monday|then)
        |until (?:tomorrow|next time)|good night
        |have a (nice|good|great) (day|evening|weekend|one)
        |(?:and )?(?:that's|thats|that is|that was|this is|this was|it was) (?:all|it|everything)
        |(?:that's|thats|that is) (?:me|us)(?: (?:done|finished|off))?|(?:i am|i'm|im|we are|we're) (?:all )?(?:done|finished|off)(?= (?:for|now)\b)
      )( (now|then|for|today|thanks|thank|you|everyone|all|agent|later|mate))*$
    `,
    'farewell',
  ],
  [
    pattern()`
      ^(
        help|help me|what can you do( for me)?|what do you do|what can i ask( you)?|what can you help( me)? with
        |(?:(?:hi|hello|hey|so|and|ok|okay) )*(?:what|how) (?:can|could|do|would) you (?:help|assist)
          (?: me| us| people)?(?: with| do| out)*(?: (?:here|today|now|then))*
        |how can you help( me)?|what are you able to do
        |what (?:(?:kinds?|sorts?|types?) of )?(questions|things) (?:can|may|could|should) i ask( you)?
        |how do(es)? (you|this|it) work|how do i use (this|you)
        |what (data|tools|apis|services|applications|records)
          \ (do you (have|know)|are (there|available|registered)|can you (use|access)).{0,20}
        |(so )?(what|which) ((kinds?|sorts?|types?) of )?(\w+ ){0,2}?(data|information|records|tools|apis|services|applications|systems|sources)
          \ (do|can|may) you (all )?(have access to|get at|reach|access|use|see|look at|work with|cover)( here)?
        |what do you know( about)?|show me what you can do|what is available|examples?
        |(so )?what (kinds?|sorts?|types?) of (things|questions|stuff|information|data) (can|could|do) (you|i)
          \ (tell|answer|ask|know|help|show|do)( me| you| us| with| for)*( about( the| this| my| our)?( \w+){1,2})?
      )$
    `,
    'help',
  ],
  [
    pattern()`
      ^(so )?(who|what) are you( exactly| anyway| then)?$
      |^(so |and )?who (made|built|created|developed|programmed|wrote|designed|trained) you$
      |^are you (a )?(bot|robot|human|real|ai|person).{0,20}$
      |^(what is|what's|whats) your name$|^do you have a name$
    `,
    'identity',
  ],
]

/** Sentences that only go along with small talk: names, apologies, being pleased. */
const REMARKS = pattern('iu')`
  ^(?:
    # "I'm Ann Lee from the sales department", "this is my first day here"
    (?:i am|i'm|im|my name is|my name's|this is) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*
      (?: (?:from|of|in|at) (?:the )?[\p{L}'-]+(?: (?:department|team|office))?)?
    |(?:this is|it is|it's|today is) (?:only )?(?:my|our) (?:first|second) (?:day|week)(?: here)?
    |(?:i am|i'm|im) new(?: here| to (?:this|it|the (?:tool|team|company)))?
    # "I've never used this before"
    |(?:i have|i've|ive|i had) (?:never|not) (?:used|tried|seen|done|worked with) (?:this|it|one|you|anything like (?:this|it))
      (?: (?:tool|thing|app|system|assistant|bot))?(?: before| yet)?
    # "so sorry about that", "wrong window"
    |(?:(?:oh|ah|so|very|i'm|im|i am) )*(?:sorry|apologies|oops|whoops|my bad|my mistake|my fault)
      (?: about that)?
    |wrong (?:window|chat|channel|tab|person|thread|button)
    # "off to the canteen", "I'm off to lunch"
    |(?:i am |i'm |im )?(?:off|heading|going) (?:now |out )?to (?:the |a |my |our )?\p{L}+(?: \p{L}+)?(?: now)?
    # "I hope everybody is well", "just testing"
    |(?:i )?(?:hope|trust) (?:you|everyone|all|everything|the|your|this|it)\b[^?]{0,60}
    |(?:just )?(?:testing|a test|test)|excuse me
    # "that's exactly what I needed", "that is all"
    |(?:(?:that is|that's|this is|it is|it's) )?(?:just |exactly |precisely )?what i
      \ (?:was looking for|wanted|needed|was after|had in mind)
    |that (?:is|was) (?:all|it|everything)(?: i needed)?
  )$
`
/** A name starts with a capital, also where the pattern does not mind the case. */
const NAMED =
  /^(?:[Ii] am|[Ii]'m|[Ii]m|[Mm]y name is|[Mm]y name's|[Tt]his is) (?!\p{Lu}|new\b|off\b|heading\b|going\b|my\b|our\b|what\b|just\b|exactly\b|precisely\b)/u

/** Greetings without their "good". */
const SHORT = /^(?:morning|afternoon|evening)(?: all| everyone| everybody| team| there| folks)?$/i

/** What is known of a conversation and its services where talk is told from requests. */
export interface TalkContext {
  /** Words that a registered service has records by. */
  isNoun?: (word: string) => boolean
  /** A text was asked for, which may be made of any words. */
  isAsked?: boolean
}

/**
 * "Phew, what a day! The monkeys were wild again.", "Lovely weather today, isn't it?": an exclamation of how the day goes, and statements
 * that tell no number behind it.
 */
const EXCLAIMED = pattern('iu')`
  ^(?:\W*(?:phew|ugh|wow|oh|ah|gosh|man|well|hi|hello|hey|(?:good\ )?(?:morning|afternoon|evening))\b[\s,!.]*)*(?:
    what\ an?\ (?:\p{L}+\ ){0,2}(?:day|morning|afternoon|evening|night|week|weekend|month|year|shift)\b[^?\d]*!?[^?\d]*
    # "what a season that was": an exclamation by its order (Quirk et al., 1985, 11.31)
    |what\ an?\ (?:\p{L}+\ ){1,3}(?:that|this|it)\ (?:was|is|has\ been|turned\ out)\b[^?\d]*
    |(?:(?:it['’]s|it\ is|such)\ )?(?:(?:a|what)\ )?(?:lovely|nice|great|beautiful|gorgeous|terrible|awful|horrible|miserable|dreadful)
      \ (?:weather|day|morning|afternoon|evening)\b[^?\d]*(?:!|(?:is(?:n['’]?t)?\ it|right|(?:do(?:n['’]?t)?\ you)\ (?:think|agree))\?)
  )\W*$
`

/** Recognises small talk; only a message that is nothing else counts. */
export function readSmallTalk(message: string, context: TalkContext = {}): SmallTalk | undefined {
  const whole = readPart(message) ?? (testIn(message, EXCLAIMED) ? 'wellbeing' : undefined)
  if (whole) return whole
  const isNoun = context.isNoun ?? (() => false)
  const byWords = (part: string) =>
    context.isAsked ? undefined : (readRemark(spellContractions(part)) ?? readTalkByWords(part, isNoun))
  const parts = partsOfTalk(message)
    .map(part => part.trim())
    .filter(part => /[\p{L}\p{N}]/u.test(part))
  // By itself it may be an answer: the morning shift.
  const isHailed = parts.length > 1 || message.includes('!')
  const told = parts.map(
    part =>
      readPart(part) ??
      (isHailed && SHORT.test(part) ? 'greeting' : isRemark(part) ? ('remark' as const) : byWords(part)),
  )
  const isGreeted = told[0] === 'greeting' && !context.isAsked
  const tells = told.includes('wellbeing') ? tellsAnything : tellsOfDay
  const kinds = told.map((kind, at) =>
    kind === undefined && isGreeted && tells(spellContractions(parts[at]!), isNoun) ? ('remark' as const) : kind,
  )
  if (kinds.includes(undefined)) return undefined
  const said = kinds.filter((kind): kind is SmallTalk => kind !== 'remark')
  const isApology = parts.some(part => APOLOGY.test(part)) && (parts.length > 1 || /\s/.test(parts[0] ?? ''))
  // Whoever gives thanks and praises gives thanks.
  const last = said.at(-1) === 'praise' && said.includes('thanks') ? 'thanks' : said.at(-1)
  return said.find(kind => kind === 'help') ?? last ?? (isApology ? 'apology' : undefined)
}

/** A part that says that one is sorry. */
const APOLOGY =
  /^(?:(?:oh|ah|so|very|i'm|im|i am) )*(?:sorry|apologies|oops|whoops|my bad|my mistake|my fault)(?: about that)?$/i

function isRemark(part: string): boolean {
  const plain = part.replace(/[’]/g, "'").replace(/\s+/g, ' ')
  return testIn(plain, REMARKS) && !testIn(plain, NAMED)
}

function readPart(message: string): SmallTalk | undefined {
  const plain = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\b(lol|haha|hehe|rofl|lmao)\b/g, ' ')
    .replace(/\b(please|so much|very much|a lot)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return WHOLE.find(([pattern]) => testIn(plain, pattern))?.[1]
}
