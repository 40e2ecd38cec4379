import type { AgentError } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'

/** A ref whose element is no longer there. */
export const elementGone = (ref: string): AgentError =>
  /^e\d+$/.test(ref)
    ? pageError('ELEMENT_MISSING', `${ref} is not on the page any more; take a new snapshot`)
    : pageError('ELEMENT_MISSING', `"${ref}" is no ref of a snapshot; refs look like e12`)
