import { pattern } from './patterns.ts'

/**
 * British spellings by their American ones (the classes of Wikipedia's "American and British English spelling differences"): the
 * beginnings of words that are spelt so, whatever follows. Words that are two nouns in American English, as "metre" and "meter"
 * are, stay apart.
 */
const SPELLINGS: readonly [british: RegExp, american: string][] = [
  [/^(col|fav|hon|lab|harb|neighb|flav|behavi|hum|rum|arm|vap|od|parl|sav|endeav|rig|vig|tum|splend|val)our/, '$1or'],
  [/^(cent|theat|fib|lit|calib|spect|lust|meag|somb)re(?=s?$)/, '$1er'],
  [/^(lic|def|off|pret)ence/, '$1ense'],
  [/^(catal|dial|anal|monol|prol|epil)ogu(?=[ei])/, '$1og'],
  [
    pattern()`
      ^(
        organ|real|recogn|author|final|custom|optim|special|categor|priorit|summar|util|minim|maxim|standard|normal
        |synchron|digit|modern|general|emphas|apolog|character|harmon|memor|mobil|neutral|penal|personal|public
        |subsid|symbol|visual|monet|item|capital|central|local|global|hospital|vandal|steril|pasteur|immun
      )is(?=e|ing|ation|ab)
    `,
    '$1iz',
  ],
  [/^(anal|paral|catal)ys(?=e(?!s$)|ing)/, '$1yz'],
  [/^(p|orthop)aed(?=[io])/, '$1ed'],
  [/^(gyn)aec(?=o)/, '$1ec'],
]
/** Single words, British and American. */
export const AMERICAN_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'grey gray',
    'programme program',
    'jewellery jewelry',
    'aluminium aluminum',
    'mould mold',
    'plough plow',
    'tyre tire',
    'kerb curb',
    'artefact artifact',
    'enquiry inquiry',
    'judgement judgment',
    'pyjama pajama',
    'sceptic skeptic',
  ].map(pair => pair.split(' ') as [string, string]),
)

/** A word in lower case as Americans spell it. */
export function american(word: string): string {
  const known = AMERICAN_WORDS.get(word)
  if (known !== undefined) return known
  const found = SPELLINGS.find(([british]) => british.test(word))
  return found ? word.replace(found[0], found[1]) : word
}
