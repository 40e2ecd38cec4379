import type { Query } from '../reading/query.ts'

/** "which is dearer, Oslo or Bergen?" – "what is its address?": the one that came first. */
export const firstOf = ({ compares: _compares, favours: _favours, ...query }: Query): Query => ({
  ...structuredClone(query),
  root: { ...structuredClone(query.root), limit: 1 },
  single: true,
  several: false,
})
