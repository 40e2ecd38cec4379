import pluralize from 'pluralize'
import { stemmer } from 'stemmer'
import { american } from './american-spelling.ts'
import { rememberByWord } from './remember-by-word.ts'

/** Whether a text has nothing but ASCII letters, digits and signs, as most have: they need no Unicode rules. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

/** Lower case, accents and typographic quotes folded; same length per character where possible. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replaceAll('`', "'")
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
}

/** The pronoun "one", whose stem by Porter's rules would be the preposition "on". */
const ONE = /^ones?$/
/** The pronoun "us", which "use" and "used" would have for their stem. */
const US = "us'"
/** What is private, whose stem would be that of people. */
const PERSONAL = /^personal(?:ly)?$/

// Who is on leave is spoken of more often than what grows on a tree.
pluralize.addSingularRule(/^leaves$/i, 'leave')

// Nouns of Greek and Latin that end as the plural of "man" does.
pluralize.addSingularRule(/^((?:speci|regi|abdo|acu|sta|bitu|albu|cycla|ra|o)men)$/i, '$1')

/** The key under which two forms of a word meet: singular (irregular forms too), in American spelling, then Porter's stem. */
export const stem = rememberByWord((word: string): string => {
  if (ONE.test(word)) return 'one'
  if (PERSONAL.test(word)) return 'personal'
  if (word === 'us') return US
  return word.length < 3 || /\d/.test(word) ? word : stemmer(american(pluralize.singular(word)))
})

/** `Asking_Price__c`, `Agent__r`: that a field or an object was added by the customer (Salesforce's naming of custom objects). */
const OF_NAMESPACE = /(?<=[a-z\d])__[a-z]{1,2}$/i

/** Names whose words are kept: fields of many kinds of record are called alike. */
const MOST_NAMES = 10_000

const splitName = rememberByWord(
  (name: string): readonly string[] =>
    fold(
      name
        .replace(OF_NAMESPACE, '')
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])/g, '$1 ')
        .replace(/[^\p{L}\p{N}]+/gu, ' '),
    )
      .trim()
      .split(' ')
      .filter(Boolean),
  MOST_NAMES,
)

/** Words of an identifier in any naming style: `annual_revenue`, `isThirdParty`, `HTTPServer`, `OrderIDs`, `job-titles`. The list is the caller's own. */
export const splitIdentifier = (name: string): string[] => [...splitName(name)]
