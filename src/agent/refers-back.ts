/** Words that stand for something said before (closed class of English: personal, possessive and demonstrative pronouns). */
const POINTING =
  /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|the same|the (?:first|second|third|fourth|fifth|last|next|other|former|latter|rest)(?: (?:one|ones|two|three))?|one|ones|both|none of|such|there|again|instead|else|so|above|previous|earlier)\b/i

/** Beginnings of a message that goes on with what was said (closed class: coordinators, focus adverbs, wh-fragments). */
const GOING_ON =
  /^\W*(?:and|or|but|also|then|now|only|just|except|without|not|no|yes|why|how come|how so|what about|how about|what if|in what|more|fewer|less|sort|order|group|by|of|from|for|in|with|go on|continue|explain|summari[sz]e|translate|rewrite|shorter|longer)\b/i

/**
 * Whether a message may only be understood with what was said before it: it points back, goes on, or is a fragment of at
 * most three words. "There" in "is there", "that" before a clause of its own and the like count too: rather once too often.
 */
export const refersBack = (message: string): boolean =>
  POINTING.test(message) || GOING_ON.test(message) || message.trim().split(/\s+/).length <= 3
