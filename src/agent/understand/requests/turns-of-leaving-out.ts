import { fragment, pattern } from '../../../lib/patterns.ts'

/** Prepositions and participles that leave something out (Huddleston and Pullum, 2002, chapter 7, exceptives). */
const EXCEPTIVE = fragment`
  (?:
    except(?:ing)?|excluding|apart from|aside from|other than|but not|save|barring|with the exception of
    |leaving (?:out|aside)|not (?:counting|including)|ignoring|omitting|disregarding|minus
  )
`
const THOSE = fragment`(?:all )?(?:the ones|those|ones|any(?:one|body|thing)?(?: of (?:them|those))?|every(?:one|body)|the people)`

/** How something is left out, how nothing is, and what alone is counted, and the plain words for it. */
const TURNS: [RegExp, string][] = [
  // "contacts in Oslo, except for those with the title Cook": that do not have it.
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:with|who\ have|that\ have|which\ have|having|whose)\ (?=(?:an?\ |the\ )?\p{L})
      (?!(?:more|less|fewer|no|over|under|at)\b)
    `,
    ' that do not have ',
  ],
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:(?:who|that|which)\ (?:are|is)\ )(?=\p{L})
    `,
    ' that are not ',
  ],
  // "with nothing in the notes field": without notes.
  [
    pattern('giu')`
      \b(?:(?:that|which|who) )?(?:with|have|has|having|had)(?: got)? nothing (?:at all )?
      (?:(?:entered|written|filled in|recorded|stored|put)(?: down)? )?(?:in|under|for|as) (?:the |their |its |his |her )?
      (?!common\b|stock\b|return\b)(\p{L}+(?: \p{L}+)??)(?: (?:fields?|columns?|box))?(?=\W*$|[,;]|\ (?:and|in|at|from|of)\b)
    `,
    'without $1',
  ],
  // "…, just the numbers": how many there are of each is asked anyway.
  [/\s*[,;:–—(-]+\s*(?:just|only) (?:the )?(?:numbers?|figures?|counts?|totals?)(?: please| pls)?\)?(?=\W*$)/i, ''],
  // "…, don't leave any out", "leave none out", "and don't miss any": all of them.
  [
    pattern('iu')`
      \s*[,;:.–—-]+\s*(?:and\ |but\ )?(?:please\ )?(?:
        (?:do\ not|don['’]?t)\ (?:leave|miss|skip|drop|forget|omit)\ (?:out\ )?(?:any(?:\ of\ them|one|thing)?|a\ single\ one|one)(?:\ out)?
        |(?:leave|miss|skip|omit)\ (?:none|nothing|nobody|no\ one)(?:\ out)?
      )(?=\W*$)
    `,
    '',
  ],
  // "how many does that leave?": how many they are.
  [
    /^(\W*(?:and |so |ok |okay )*how many )(?:does|would|did|will) (?:that|this|it) (?:leave|make|give|come to)(?: us| me)?(?: with)?(?=\W*$)/i,
    '$1is that',
  ],
  // "are overdue, going by their due date": the date is the one that says so.
  [/,? (?:going|judging|measured) by (?:the|its|their) (?:\p{L}+ ){0,2}(?:date|deadline|day)(?=\W*$)/giu, ''],
  // "only counting the open ones": only those.
  [
    /^(\W*(?:and |but )?)(?:only|just) (?:counting|considering|including|looking at|taking(?: into account)?) /i,
    '$1only ',
  ],
  // "who have no cook among their crew": no crew that is one.
  [
    pattern('giu')`
      \b(have|has|had|do not have|does not have|did not have|don['’]?t have|doesn['’]?t have|didn['’]?t have|with|without|lack|lacks)
      (?:\ got)?\ ?(no|an?|any|a\ single)?\ (\p{L}[\p{L}\d &'’-]{1,40}?)\ (?:among|amongst)\ (?:their|its|his|her|our|the)\ (\p{L}+s)\b
    `,
    '$1 $2 $4 that are $3',
  ],
  // "only the ones who work at the mill": those there.
  [
    /\b(only|just) (?:the ones|those|the people) (?:who|that) (?:work|are|sit|are based|are employed|are working) (?=(?:at|for|with|in) )/gi,
    '$1 those ',
  ],
  // "deals we are still working on", "still in play": open ones.
  [
    /\b(are|is|were|was) (?:we|you|they|i|people) still (?:working on|busy with|dealing with|chasing|pursuing|negotiating)(?=\W*$)/gi,
    '$1 still open',
  ],
  [
    pattern('giu')`
      \b(?:that |which )?(?:we|you|they|i)(?:(?:['’]re|['’]m)|\ (?:are|am)) still
      \ (?:working on|busy with|dealing with|chasing|pursuing|negotiating)(?=\W*$)
    `,
    'that are still open',
  ],
  [
    /\bstill (?:in play|in the works|in flight|alive|on the go|up in the air|in the running|undecided)(?=\W*$)/gi,
    'still open',
  ],
  // "over there", "down there": there.
  [/\b(?:over|down|up|out) there\b/gi, 'there'],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLeavingOut = (message: string): string =>
  TURNS.reduce((text, [turn, plain]) => text.replace(turn, plain), message)
