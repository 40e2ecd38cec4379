/** A name that a flow may have: FLOW_NAME of the contract, which brings zod along. */
export const isFlowName = (name: string): boolean => /^[a-z][a-z0-9_]{0,47}$/.test(name)

/** Longest suggested name. */
const LONGEST = 40

/** A name for a flow from its question: its words in lower case, with underscores. */
export function suggestName(question: string): string {
  const words = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
  const cut = words.length > LONGEST ? words.slice(0, LONGEST).replace(/_[^_]*$/, '') : words
  return cut.replace(/_+$/, '') || 'my_flow'
}
