import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Verbs of getting in touch (Levin, 1993, 37.4), and of sending and saying something to somebody. */
const REACH = fragment`
  (?:ring|call|phone|telephone|text|e-?mail|mail|message|contact|reach|tell|inform|notify|warn|invite|remind|thank|chase|visit|ask
  |(?:write|talk|speak|send\ (?:something|a\ (?:card|letter|reminder|voucher|note|message|mail)))\ to|get\ (?:in\ touch\ with|hold\ of|back\ to))
`
const THEM = fragment`(?:them|him|her|all\ of\ them|these\ people|those\ people|everyone|everybody)(?:\ (?:up|all|back))?`
/** Who keeps books, pays out or looks over them: those that figures are got together for. */
const FOR_WHOM = fragment`
  for\ (?:(?:the|our|my)\ )?(?:accountants?|accounting|accounts(?:\ (?:department|team|office|people))|bookkeep(?:er|ing)|payroll|auditors?|taxman
  |tax\ (?:people|man|office|adviser|advisor|return|authorities)|finance\ (?:people|team|department)|boss|bank|council)
`
const ACCOUNTS = fragment`for\ (?:the\ |our\ )?accounts`
const PURPOSE = fragment`
  (?:,?\ (?:because|as|since)?\ ?(?:(?:so\ (?:that\ )?|and\ )?(?:i|we)\ (?:can|could|may|want\ to|need\ to|have\ to|must|should|will|(?:am|are)\ going\ to)
    |(?:so\ as\ |in\ order\ )?to)\ ${REACH}\ ${THEM}(?:\ [^,;?]{0,40})?
  |,?\ (?:${FOR_WHOM}|${ACCOUNTS}))
`
const NEED = fragment`(?:i|we)(?:['’]d|['’]ll|\ would|\ will)?\ (?:(?:just|only|also|really)\ )?(?:need|want|like|have\ to\ have)`
/** Attributes of records by their nouns, and nothing of which there is a kind named behind them. */
const FIELDS = fragment`
  (?!(?:which|what|who|how|all|any|every|more|less|only|one|two|three|some|no)\b)
  (?:\p{Ll}+\ )?\p{Ll}{3,}s(?:(?:,\ |,?\ and\ )(?:the\ |their\ )?(?:\p{Ll}+\ )?\p{Ll}{3,}s)*
`

/** What an answer is wanted for says nothing of the records; what is needed of those that were asked for is theirs. */
const TURNS: readonly Turn[] = [
  // "which boats are late? I need the names and berths (so I can ring them)": theirs.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|ok|okay|hi|hello)\W+)*(?:which|who|what|whose|show|list|find|give)\b[^?.!;]{6,120}?)(?:\s*[?.!;,–—]+)\ +(?:and\ |so\ )?
      ${NEED}\ (?:(?:all\ )?(?:the|their)\ )?(${FIELDS})(?:${PURPOSE})?(?=\W*$)
    `,
    '$1? I need their $2',
  ],
  // "for accounts I need the money from vans": those who keep the books, of whom nothing is asked.
  [
    /^(\W*)for (?:(?:the|our) )?(?:accounts|accounting|finance|bookkeeping),? (?=(?:i|we)(?:['’]d)? (?:need|want|like) )/gi,
    '$1',
  ],
  // "I need the prices for the accountant", "which of them are late? I want to ring them".
  [
    pattern(
      'iu',
    )`(?<=^\W*(?:i|we)\ (?:need|want)\ [^?.!;]{4,120}?|\b(?:i|we)\ need\ their\ [^?.!;]{3,60}?),?\ ${FOR_WHOM}(?=\W*$)`,
    '',
  ],
  [
    pattern('iu')`
      (?<=^\W*(?:which|who|what|whose|show|list|find|give|how|i\ need|we\ need)\b[^?.!;]{6,140}?[?.!;,–—]*)\s+
      (?:(?:i|we)\ (?:want\ to|need\ to|have\ to|must|will|should)|(?:i|we)['’]ll|(?:we|i)\ (?:am|are)\ going\ to)
      \ ${REACH}\ ${THEM}(?:\ (?:today|tomorrow|now|about\ (?:it|that|this)))?(?=\W*$)
    `,
    '',
  ],
  // "for the tax people I need …": who it is for.
  [
    pattern(
      'iu',
    )`^\W*${FOR_WHOM},?\ (?=(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like)\b|(?:can|could)\ (?:you|i|we)\b)`,
    '',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfPurpose = (message: string): string => sayPlainly(message, TURNS)
