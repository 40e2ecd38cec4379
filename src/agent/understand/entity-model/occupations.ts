import { wordList } from '../../../lib/patterns.ts'

/**
 * Nouns of one word for what people do for a living or in a club, after the titles of the International Standard Classification of
 * Occupations (ISCO-08, ILO 2012): those that no text tagged for WordNet has in that sense, without such as are machines or things as often.
 */
export const OCCUPATIONS: ReadonlySet<string> = new Set(wordList`
  accompanist adjudicator angler animator arborist astronomer audiologist auditor baker barista beautician beekeeper bookkeeper
  caddie carer cashier chaperone choreographer chorister cleaner copywriter costumier counsellor deckhand dermatologist dietitian
  dispatcher diver electrician estimator farrier firefighter gamekeeper glazier greenkeeper groomer groundskeeper
  housekeeper hygienist invigilator joiner keeper landscaper lifeguard locksmith midwife moderator nanny optician optometrist
  organist orthodontist osteopath packer paralegal paramedic phlebotomist photographer physiotherapist picker podiatrist
  probationer programmer proofreader radiographer ranger recruiter rower scaffolder skipper sonographer stagehand stonemason tailor tattooist
  tester thatcher tiler trainer umpire upholsterer usher videographer welder zookeeper
  bailiff caseworker celebrant childminder councillor curate ferryman notary officiant ombudsman registrar sexton verger
`)
