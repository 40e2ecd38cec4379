import { termsOf } from './terms.ts'

/**
 * What is known of a document, by how much a word in it says. `normal` is the usual number of terms of the field and
 * `slope` how strongly a longer one counts less (BM25F's b): fixed numbers instead of the averages of the collection, so
 * that what a document weighs does not change when another one comes.
 */
export const FIELDS = {
  name: { boost: 3, normal: 4, slope: 0.6 },
  title: { boost: 2, normal: 8, slope: 0.75 },
  description: { boost: 1, normal: 25, slope: 0.5 },
  path: { boost: 1, normal: 5, slope: 0.5 },
  parameters: { boost: 0.8, normal: 10, slope: 0.6 },
  details: { boost: 0.4, normal: 50, slope: 0.9 },
  results: { boost: 0.3, normal: 20, slope: 0.5 },
  application: { boost: 0.7, normal: 4, slope: 0.4 },
} as const
export type Field = keyof typeof FIELDS

/** The texts of a document by field. */
export type Texts = Partial<Record<Field, readonly string[]>>

/** Most terms that are read of one field: a description of ten pages says no more than its first one. */
const MOST_TERMS = 400

/** Term → weighted frequency over all fields (BM25F: Robertson, Zaragoza, Taylor, "Simple BM25 extension", 2004). */
export function weighTerms(texts: Texts): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [field, { boost, normal, slope }] of Object.entries(FIELDS)) {
    const terms: string[] = []
    for (const text of texts[field as Field] ?? []) {
      if (terms.length >= MOST_TERMS) break
      terms.push(...termsOf(text))
    }
    terms.length = Math.min(terms.length, MOST_TERMS)
    const each = boost / (1 - slope + (slope * terms.length) / normal)
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + each)
  }
  return weights
}
