import { z } from 'zod'

/** Ref of an element, from a snapshot or from `find`. */
export const ELEMENT_REF = z.string().regex(/^e\d{1,9}$/, 'A ref of a snapshot looks like e12')
