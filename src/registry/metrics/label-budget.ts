/** What stands for every value beyond the budget. */
export const OTHER = 'other'

/**
 * Keeps a label from growing without end: the first values are kept, all later ones are `other`. Every value of a label
 * costs memory here and in Prometheus for ever.
 */
export function createLabelBudget(most: number): (value: string) => string {
  const known = new Set<string>()
  return value => {
    if (known.has(value)) return value
    if (known.size >= most) return OTHER
    known.add(value)
    return value
  }
}
