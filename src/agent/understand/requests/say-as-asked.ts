import { passInSlices } from '../../../lib/in-slices.ts'
import { rememberByMoment } from '../../../lib/remember-by-moment.ts'
import { dropAsides } from './asides.ts'
import { sayYearsInFull } from './bare-years.ts'
import { sayAskedBehind } from './frames/asked-behind.ts'
import { askOfNamedFirst } from './frames/named-first.ts'
import { askOfDescribed } from './frames/refers-back.ts'
import { sayThatPeriod } from './frames/that-period.ts'
import { askOfNamed, askSeveralOfNamed } from './frames/spoken-of.ts'
import { sayWhichDate } from './frames/which-date.ts'
import { sayWhichMean } from './frames/which-mean.ts'
import { sayWhoIsMeant } from './frames/who-is-here.ts'
import { askOfStatement } from './frames/told-then-asked.ts'
import { withoutOpening } from './openings.ts'
import { tidy } from './tidy.ts'
import { spellOut } from '../language/short-forms.ts'
import { saySamePeriod } from './turns-of-wanting.ts'
import { withoutTurnsOfRoles } from './turns-of-roles.ts'
import { withoutTurnsOfAnybody } from './turns-of-anybody.ts'
import { withoutTurnsOfAsking } from './turns-of-asking.ts'
import { withoutTurnsOfBoth } from './turns-of-both.ts'
import { withoutTurnsOfBringing } from './turns-of-bringing.ts'
import { sayHowManyThen, withoutTurnsOfCounting } from './turns-of-counting.ts'
import { withoutTurnsOfShares } from './turns-of-shares.ts'
import { withoutTurnsOfRates } from './turns-of-rates.ts'
import { withoutTurnsOfSums } from './turns-of-sums.ts'
import { withoutTurnsOfComparing } from './turns-of-comparing.ts'
import { withoutTurnsOfDenying } from './turns-of-denying.ts'
import { withoutTurnsOfEnds } from './turns-of-ends.ts'
import { withoutTurnsOfExtremes } from './turns-of-extremes.ts'
import { withoutTurnsOfContainers } from './turns-of-containers.ts'
import { withoutTurnsOfConditions } from './turns-of-conditions.ts'
import { withoutTurnsOfJoiningAndAbsence } from './turns-of-joining-and-absence.ts'
import { withoutTurnsOfArithmetic } from './turns-of-arithmetic.ts'
import { withoutTurnsOfDetail } from './turns-of-detail.ts'
import { sayOnlyWanted } from './turns-of-going-on.ts'
import { withoutTurnsOfFigures } from './turns-of-figures.ts'
import { withoutTurnsOfEach } from './turns-of-each.ts'
import { withoutTurnsOfGroups } from './turns-of-groups.ts'
import { withoutTurnsOfPurpose } from './turns-of-purpose.ts'
import { withoutTurnsOfRequesting } from './turns-of-requesting.ts'
import { withoutTurnsOfLeading } from './turns-of-leading.ts'
import { withoutTurnsOfRanges } from './turns-of-ranges.ts'
import { withoutTurnsOfListing } from './turns-of-listing.ts'
import { withoutTurnsOfLeavingOut } from './turns-of-leaving-out.ts'
import { withoutTurnsOfMost } from './turns-of-most.ts'
import { withoutTurnsOfOrdering } from './turns-of-ordering.ts'
import { withKindsBehind } from './turns-of-kinds-behind.ts'
import { withoutTurnsOfLinking } from './turns-of-linking.ts'
import { withoutTurnsOfLookingUp } from './turns-of-looking-up.ts'
import { withoutTurnsOfWhetherAndWhich } from './turns-of-whether-and-which.ts'
import { withoutTurnsInPlace } from './turns-in-place.ts'
import { withoutTurnsOfOneRecord } from './turns-of-one-record.ts'
import { withoutTurnsOfSorting } from './turns-of-sorting.ts'
import { withoutTurnsOfHeadings } from './turns-of-headings.ts'
import { withoutTurnsOfSpread } from './turns-of-spread.ts'
import { withoutTurnsOfComingTo } from './turns-of-coming-to.ts'
import { withoutTurnsOfSeveral } from './turns-of-several.ts'
import { withoutTurnsOfWeighing } from './turns-of-weighing.ts'
import { withoutTurnsOfTurnout } from './turns-of-turnout.ts'
import { withoutTurnsOfTwo } from './turns-of-two.ts'
import { withoutTurnsOfRanking } from './turns-of-ranking.ts'
import { withoutTakenBack } from './self-corrections.ts'

/** A message in the words in which a question is asked, without what is said around it: by itself, or after another one. */
const sayAsAsked = (isFollowing: boolean) =>
  rememberByMoment((text, now): Promise<string> =>
    passInSlices(text, [
      tidy,
      withoutOpening,
      spellOut,
      sayYearsInFull,
      withoutTakenBack,
      withoutTurnsOfPurpose,
      withoutTurnsOfArithmetic,
      withoutTurnsOfRates,
      withoutTurnsOfConditions,
      withoutTurnsOfJoiningAndAbsence,
      withoutTurnsOfLeading,
      withoutTurnsOfRanges,
      withoutTurnsOfContainers,
      withoutTurnsOfEach,
      withoutTurnsOfWhetherAndWhich,
      said => sayThatPeriod(said, now),
      askOfDescribed,
      withoutTurnsOfRequesting,
      askSeveralOfNamed,
      sayWhoIsMeant,
      sayAskedBehind,
      said => withoutTurnsOfSorting(said, isFollowing),
      said => (isFollowing ? sayOnlyWanted(sayHowManyThen(said)) : said),
      withoutTurnsOfSpread,
      withoutTurnsOfComingTo,
      withoutTurnsOfHeadings,
      withoutTurnsOfCounting,
      withKindsBehind,
      withoutTurnsOfDenying,
      withoutTurnsOfLookingUp,
      withoutTurnsOfLinking,
      withoutTurnsInPlace,
      withoutTurnsOfOneRecord,
      withoutTurnsOfRoles,
      withoutTurnsOfTurnout,
      withoutTurnsOfBringing,
      withoutTurnsOfWeighing,
      withoutTurnsOfTwo,
      withoutTurnsOfGroups,
      withoutTurnsOfBoth,
      withoutTurnsOfShares,
      withoutTurnsOfSums,
      withoutTurnsOfAnybody,
      withoutTurnsOfSeveral,
      withoutTurnsOfListing,
      withoutTurnsOfLeavingOut,
      withoutTurnsOfDetail,
      withoutTurnsOfExtremes,
      withoutTurnsOfEnds,
      withoutTurnsOfComparing,
      withoutTurnsOfMost,
      withoutTurnsOfOrdering,
      withoutTurnsOfFigures,
      said => dropAsides(said, isFollowing),
      said => sayWhichDate(said, now),
      saySamePeriod,
      withoutTurnsOfAsking,
      withoutTurnsOfRanking,
      askOfStatement,
      askOfNamedFirst,
      askOfNamed,
      sayWhichMean,
    ]),
  )

export const sayByItself = sayAsAsked(false)
export const sayFollowing = sayAsAsked(true)
