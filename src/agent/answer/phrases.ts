import { joinList } from './describe-selection.ts'

/** What is spoken of, in the plural and in the singular: "your accounts in TX", "your account in TX". */
export interface Scope {
  many: string
  one: string
}

/** "There are 12 leads", "You have 12 accounts". */
export function thereAre(count: number, scope: Scope): string {
  const said = count ? count.toLocaleString('en-US') : 'no'
  const words = count === 1 ? scope.one : scope.many
  if (words.startsWith('your ')) return `You have ${said} ${words.slice(5)}`
  return `There ${count === 1 ? 'is' : 'are'} ${said} ${words}`
}

/** "There are no leads in TX", "You have no accounts in TX". */
export const thereAreNo = (many: string): string => thereAre(0, { many, one: many })

/** "12 leads", "12 of your accounts". */
export const ownedCount = (count: number, { many, one }: Scope) =>
  `${count.toLocaleString('en-US')} ${many.startsWith('your ') ? `of ${many}` : count === 1 ? one : many}`

/** "your accounts", "the accounts in TX": what something is one of. */
export const among = (many: string): string => (many.startsWith('your ') ? many : `the ${many}`)

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Values as a list in a sentence: the first ones, and how many more there are. */
export function named(values: string[], maxShown: number): string {
  const shown = values.slice(0, maxShown)
  const more = values.length - shown.length
  return more > 0 ? `${shown.join(', ')}, and ${more.toLocaleString('en-US')} more` : joinList(shown)
}
