/**
 * General nouns for an organisation (a closed class). Where fields or people are meant by them, each place adds words of its own:
 * a brand has a name as a firm has one, an employer is one of somebody, "which institution …" asks who does something.
 */
export const ORGANISATIONS = ['company', 'firm', 'business', 'organisation', 'organization']
