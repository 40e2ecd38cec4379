import { pattern } from '../../../lib/patterns.ts'

/** Nouns for those for whom others work. */
export const SERVED = pattern()`
  ^(?:
    customer|client|guest|patient|student|pupil|learner|reader|tenant|resident|subscriber|visitor|patron|passenger|policyholder
    |borrower|buyer|donor|applicant|candidate|attendee|participant|member|contact
  )$
`

/** Nouns for those of them who have something done and pay for it; who learns or takes part does things as well. */
export const PAYING = pattern()`
  ^(?:customer|client|guest|patient|tenant|subscriber|policyholder|buyer|owner|landlord|homeowner|resident|household|payer)$
`
