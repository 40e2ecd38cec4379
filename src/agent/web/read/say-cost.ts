const SOMEBODY = '(?:me|us|you|him|her|them|one|somebody|someone|a person)'
/** "What would X set me back (for a day)?" */
const SET_BACK = new RegExp(
  `^(\\W*(?:and |so |please )?(?:what|how much)(?:'s| is| would| will| does| did| do| might| can| could)?) (.+?) set ${SOMEBODY} back\\b`,
  'i',
)

/** A question in which "set somebody back" asks what something costs (WordNet 3.1: "set back: cost a certain amount"). */
export const sayCost = (message: string): string => message.replace(SET_BACK, '$1 $2 cost')
