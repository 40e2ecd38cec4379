import { nameEndsOfParts } from '../conditions/parts-that-end.ts'
import { readWorthOfSales } from '../asks/worth-of-sales.ts'
import { keepOtherCurrencies, passToldCurrencies } from '../asks/told-currencies.ts'
import { readInTransit } from '../conditions/in-transit.ts'
import { readEventsBelow } from '../conditions/events-below.ts'
import { readUndecidedByDays } from '../conditions/undecided-by-days.ts'
import { readWhoDidThemselves } from '../asks/who-did-themselves.ts'
import { readDueFor, readDueOn } from '../conditions/due-for.ts'
import { readNamedPersons } from '../asks/named-persons.ts'
import { readTaxIncluded } from '../asks/tax-included.ts'
import { readFieldsAsOperators } from '../asks/fields-as-operators.ts'
import { readPartsOfObject } from '../asks/parts-of-object.ts'
import { keepUnitsAsked } from '../asks/units-asked.ts'
import { readWhenTheyBegan } from '../asks/when-they-began.ts'
import { readWhatTheyDo } from '../asks/what-they-do.ts'
import { passMeasuredAlready } from '../asks/measured-already.ts'
import { readCompoundFigures } from '../asks/compound-figures.ts'
import { readSortsOfKinds } from '../asks/sorts-of-kinds.ts'
import { readLightNouns } from '../asks/light-nouns.ts'
import { readBoss } from '../asks/boss.ts'
import { readAskedFields } from '../asks/asked-fields.ts'
import { readOthersInRole } from '../asks/others-in-role.ts'
import { readOthers } from '../follow-ups/others-than-before.ts'
import { readOnesBefore } from '../follow-ups/ones-before.ts'
import { readToldUnits } from '../asks/told-units.ts'
import { readCounters, readHighestNumbers, readNumbersOfFigures } from '../conditions/counters.ts'
import type { Draft } from './draft.ts'
import { nameAmountsDone } from '../asks/amounts-done.ts'
import { readAmountsInState } from '../asks/amounts-in-state.ts'
import { readAmountOfMany } from '../asks/amount-of-many.ts'
import { keepPeriodsFromValues } from '../asks/period-of.ts'
import { keepAmountsFromKinds, readAmountNouns } from '../asks/amount-nouns.ts'
import { passDoneByAnybody } from '../asks/done-by-anybody.ts'
import { readContaining } from '../asks/containing.ts'
import { readContents } from '../asks/contents.ts'
import { readCountedPeople, readHeadcount } from '../asks/counted-people.ts'
import { readDerived } from '../asks/derived.ts'
import { readDoers } from '../asks/doers.ts'
import { readHolders } from '../asks/holders.ts'
import { keepLastVerbs } from '../asks/last-time.ts'
import { readItsOfThings } from '../follow-ups/its-of-things.ts'
import { readTheOne } from '../follow-ups/the-one.ts'
import { doubtUncounted } from '../follow-ups/follow-count.ts'
import { readStockValue } from '../asks/stock-value.ts'
import { readLeftOver } from '../asks/left-over.ts'
import { nameDoneOften, readDoneOften } from '../asks/done-often.ts'
import { nameMostDone, readMostDone } from '../asks/most-done.ts'
import { readLent } from '../asks/lent.ts'
import { readLentWaiting } from '../asks/lent-waiting.ts'
import { readLentHas } from '../asks/lent-has.ts'
import { readLentHere } from '../asks/lent-here.ts'
import { readLentDue, readLentOverdue } from '../asks/lent-overdue.ts'
import { readMembersIn } from '../asks/members-in.ts'
import { nameCountedTitles } from '../asks/counted-titles.ts'
import { readBackThen } from '../follow-ups/back-then.ts'
import { readWhatsOn } from '../asks/whats-on.ts'
import { readRoomByRecords } from '../conditions/room-by-records.ts'
import { readOfWhomBefore } from '../follow-ups/of-whom-before.ts'
import { readEmbeddedParts } from '../conditions/embedded-parts.ts'
import { readHomeOf } from '../asks/home-of.ts'
import { nameTakingPart, readCompetedIn, readWon } from '../asks/taking-part.ts'
import { readBestPaid } from '../asks/best-paid.ts'
import { passOurDeeds } from '../asks/our-deeds.ts'
import { nameDeeds, nameEvents, readEvents } from '../asks/event-verbs.ts'
import { readExpectedValue } from '../asks/expected-value.ts'
import { readFiguresDone } from '../asks/figures-done.ts'
import { readFiguresOfEach } from '../asks/figures-of-each.ts'
import { readFigureNouns } from '../asks/figure-nouns.ts'
import { readAmountsPerPeriod } from '../asks/amounts-per-period.ts'
import { nameTrouble } from '../asks/trouble.ts'
import { nameVisits } from '../asks/visits.ts'
import { readFiguresOfAUnit } from '../asks/figures-of-a-unit.ts'
import { readPayOfPeople } from '../asks/pay-of-people.ts'
import { keepFigures, readAggregates } from '../asks/figures.ts'
import { readSize } from '../asks/how-big.ts'
import { readCounts, readMuchAsMany } from '../asks/how-many.ts'
import { doubtOfEach, doubtUngrouped, readGrouping } from '../asks/grouping.ts'
import { readKindsOfField } from '../asks/kinds-of-field.ts'
import { readKindsApart } from '../asks/kinds-apart.ts'
import { readMadeBy } from '../asks/made-by.ts'
import { readLinkingVerbs, readMeans } from '../asks/linking-verbs.ts'
import { readSumsOfRates } from '../asks/sums-of-rates.ts'
import { readOnOffer } from '../asks/on-offer.ts'
import { readOwing } from '../asks/owing.ts'
import { readOrderValue } from '../asks/order-value.ts'
import { readItemsForSale } from '../asks/items-for-sale.ts'
import { readItemsOfRecords } from '../asks/items-of-records.ts'
import { readMostPieces } from '../asks/most-pieces.ts'
import { readBroughtAbout, readYetToCome } from '../asks/brought-about.ts'
import { doubtEndsOfRanges, readEndsOfRanges } from '../asks/ends-of-ranges.ts'
import { readMeasureVerbs, readMoneyVerbs, readTotals } from '../asks/measure-verbs.ts'
import { readNewcomers } from '../asks/newcomers.ts'
import { readVerbsOfMeasure } from '../asks/noun-or-verb.ts'
import { readPeriodOfField } from '../asks/period-of-field.ts'
import { readPerformedVerbs } from '../asks/performed-verbs.ts'
import { readPlainLimit } from '../asks/plain-limit.ts'
import { readBareOrder, readProjection, readSorting } from '../asks/projection.ts'
import { readPurposes } from '../asks/purposes.ts'
import { readRankRanges } from '../asks/rank-ranges.ts'
import { readExpectedFigures } from '../asks/expected-figures.ts'
import { readFirstTime } from '../conditions/first-time.ts'
import { readOccupants } from '../asks/occupants.ts'
import { passWordsOfDescriptions } from '../asks/words-of-descriptions.ts'
import { readWorkers } from '../asks/workers.ts'
import { readBroughtToEnd } from '../conditions/brought-to-end.ts'
import { readBlocked } from '../asks/blocked.ts'
import { readWhatWork } from '../asks/what-work.ts'
import { readTimeAtAll } from '../asks/time-at-all.ts'
import { readWorkedOn, readWorkingOn } from '../asks/working-on.ts'
import { readPaidFigures } from '../asks/paid-figures.ts'
import { readPiecesSold } from '../asks/pieces-sold.ts'
import { readPeopleDoing } from '../asks/people-doing.ts'
import { readRankedInTotal } from '../asks/ranked-in-total.ts'
import { readRoomFor } from '../asks/room-for.ts'
import { readStuff } from '../asks/stuff-of-records.ts'
import { readSplitAmong } from '../asks/split-among.ts'
import { readRates } from '../asks/rates.ts'
import { reserveGroupFields } from '../asks/reserve-group-fields.ts'
import { nameCountedFigures, nameOwnFigures } from '../asks/records-as-figures.ts'
import { readFiguresPerRecord } from '../asks/per-record.ts'
import { readQuotients } from '../asks/quotients.ts'
import { readRatios } from '../asks/ratios.ts'
import { keepVerbs, readOfferingVerbs, readRelationVerbs } from '../asks/relation-verbs.ts'
import { readRoleNouns } from '../asks/role-nouns.ts'
import { readRoleBeforeNoun } from '../asks/role-before-noun.ts'
import { readRolesOfNamed, readRolesOwned } from '../asks/roles-owned.ts'
import { readRoleNames } from '../asks/role-names.ts'
import { readShownNames } from '../asks/shown-names.ts'
import { readNounsOfFlags } from '../asks/nouns-of-flags.ts'
import { readNounsOfNumbers } from '../asks/nouns-of-numbers.ts'
import { readNounsOfValues } from '../asks/nouns-of-values.ts'
import { readPartOfAll, readPartOfFigure, readShare } from '../asks/shares.ts'
import { readCutOfGroups } from '../asks/cut-of-groups.ts'
import { readUnitOfNamed } from '../asks/unit-of-named.ts'
import { readDidDo } from '../conditions/did-do.ts'
import { countThoseWithAmount } from '../asks/of-how-many.ts'
import { readTakings } from '../asks/takings.ts'
import { readOurTakings } from '../asks/taken-in.ts'
import { readTotalAsField } from '../asks/total-as-field.ts'
import { readOverall } from '../asks/overall.ts'
import { readMaximumAsMost } from '../asks/maximum-as-most.ts'
import { readAskedByPreposition } from '../asks/asked-by-preposition.ts'
import { readNumberOfTimes } from '../asks/number-of-times.ts'
import { readHighestLevels } from '../asks/highest-levels.ts'
import { readSuperlatives } from '../asks/superlatives.ts'
import { readSidesTaken } from '../asks/sides-taken.ts'
import { readSelfVerbs } from '../asks/self-verbs.ts'
import { readStatesOfVerbs } from '../asks/states-of-verbs.ts'
import { readThresholds } from '../asks/thresholds.ts'
import { readToldVerbs } from '../asks/told-verbs.ts'
import { readWorksOf } from '../asks/works-of.ts'
import { readAccommodates } from '../conditions/accommodates.ts'
import { readAgainstFigure } from '../conditions/against-figure.ts'
import { readAgainstNamed } from '../conditions/against-named.ts'
import { readAgainstOther } from '../conditions/against-other.ts'
import { readButValue } from '../conditions/but-value.ts'
import { readDateConditions } from '../conditions/dates.ts'
import { readGroundFloor, readOrdinalFields } from '../conditions/equalities.ts'
import { readEventConditions } from '../conditions/events.ts'
import { readExpired, readEndOfRecords, readRunsOut, readWhenItRunsOut } from '../conditions/expired.ts'
import { readDoneBetween, readDoneThen } from '../conditions/done-then.ts'
import { readDelayed, readLateBy } from '../conditions/delayed.ts'
import { readWhoOfRecords } from '../asks/who-of-records.ts'
import { readWhy } from '../asks/why.ts'
import { readAmountsOfNouns } from '../asks/amounts-of-nouns.ts'
import { doubtBounds } from '../asks/doubt-bounds.ts'
import { doubtCrossed } from '../asks/doubt-crossed.ts'
import { countWhatIsGrouped } from '../asks/counts-of-groups.ts'
import { doubtRoles } from '../asks/doubt-roles.ts'
import { doubtPlaces } from '../asks/doubt-places.ts'
import { readCostAsPrice, readCostOfMaking, readSoldFor } from '../asks/cost-of-prices.ts'
import { readTwoPrices } from '../asks/two-prices.ts'
import { doubtChanges } from '../asks/doubt-changes.ts'
import {
  doubtBest,
  doubtBiggest,
  doubtFees,
  doubtLists,
  doubtPairs,
  doubtSeveralBelow,
} from '../asks/doubt-rankings.ts'
import { doubtObjects } from '../asks/doubt-objects.ts'
import { doubtNouns, doubtThingsOf } from '../asks/doubt-nouns.ts'
import { countTimesOfDoing } from '../asks/times-of-doing.ts'
import { doubtPermissions } from '../asks/doubt-permissions.ts'
import { doubtHowOften } from '../asks/doubt-how-often.ts'
import { doubtContents } from '../asks/doubt-contents.ts'
import { doubtPartsOfOrders } from '../asks/doubt-parts-of-orders.ts'
import { doubtDays, doubtPassedFigures } from '../asks/doubt-passed-figures.ts'
import { readHowManyCame } from '../asks/how-many-came.ts'
import { doubtNow } from '../asks/doubt-now.ts'
import { doubtUnsaidKind } from '../asks/doubt-unsaid-kind.ts'
import { doubtCompounds } from '../asks/doubt-compounds.ts'
import { readFiguresOfDoing } from '../conditions/figures-of-doing.ts'
import { doubtLeftAside } from '../asks/doubt-left-aside.ts'
import { doubtPredicates } from '../asks/doubt-predicates.ts'
import { doubtSynonyms } from '../asks/doubt-synonyms.ts'
import { dropWhatIsFor } from '../conditions/for-kinds.ts'
import { readUntilParticiples } from '../conditions/until-participles.ts'
import { nameDoneByThem, readDoneByThem } from '../conditions/done-by-them.ts'
import { readDoneOfOwn } from '../conditions/done-of-own.ts'
import { joinFlagNames, readTotalOfCharges } from '../conditions/charges.ts'
import { readFlagConditions } from '../conditions/flags.ts'
import { readLeadOfTheirs } from '../asks/lead-of-theirs.ts'
import { keepByToday } from '../conditions/by-today.ts'
import { readHaveLeft } from '../conditions/have-left.ts'
import { readHowToReach } from '../asks/how-to-reach.ts'
import { readOfAnother } from '../conditions/of-another.ts'
import { readLatestFigure } from '../asks/latest-figure.ts'
import { readSinceWhen } from '../asks/since-when.ts'
import { readRolesOfThem, readRoleVerbs } from '../asks/role-verbs.ts'
import { readCurrencies } from '../conditions/currencies.ts'
import { readTwoCounts } from '../conditions/two-counts.ts'
import { readPlacesInOrder } from '../asks/places-in-order.ts'
import { readSubKinds } from '../conditions/sub-kinds.ts'
import { readEndsByVerbs } from '../asks/ends-by-verbs.ts'
import { readHolidaysOnly } from '../conditions/holidays-only.ts'
import { readInForce } from '../conditions/in-force.ts'
import { keepFullTime, readFullTime } from '../conditions/full-time.ts'
import { readFree, readFreeNow, readInUse } from '../conditions/free.ts'
import { readKeyConditions, readLiteralNouns } from '../conditions/keys.ts'
import { readShouldHave } from '../conditions/should-have.ts'
import { leaveOutUntaken } from '../conditions/not-so.ts'
import { readIsOff } from '../conditions/is-off.ts'
import { readJoinedByContract } from '../asks/joined-by-contract.ts'
import { passEmployed } from '../asks/workers.ts'
import { readWhoIsOfAge } from '../conditions/who-is-of-age.ts'
import { namePerformedStates } from '../conditions/performed-states.ts'
import { readAwaiting, readUndecided } from '../conditions/awaiting.ts'
import { readStillLeft } from '../conditions/still-left.ts'
import { readMeantFlags } from '../conditions/meant-flags.ts'
import { readNeededThings } from '../conditions/needed-things.ts'
import { readSetTo } from '../conditions/set-to.ts'
import { readFlagClauses } from '../conditions/flag-clauses.ts'
import { passStanding, passStatusOfFlag } from '../conditions/standing-in-state.ts'
import { readFlagsByOutcome } from '../conditions/flags-by-outcome.ts'
import { readToldFlags } from '../conditions/told-flags.ts'
import { readAsTheir } from '../asks/as-their.ts'
import { readBeingOn } from '../conditions/being-on.ts'
import { readBeingDone } from '../conditions/being-done.ts'
import { readLastOwnDate } from '../conditions/last-own-date.ts'
import { readLate } from '../conditions/late.ts'
import { readOrganisationsAmong } from '../conditions/organisations-among.ts'
import { readNoneOfFigure } from '../conditions/none-of-figure.ts'
import { readPaidNothing } from '../conditions/paid-nothing.ts'
import { readPlannedDays } from '../conditions/planned-days.ts'
import { passVerbsOfOwnDate } from '../conditions/verbs-of-own-date.ts'
import { readValidThings } from '../conditions/valid-things.ts'
import { readWhereSome } from '../conditions/where-some.ts'
import { readOpenFor } from '../conditions/open-for.ts'
import { passWhatIsPrevented } from '../conditions/prevented-from.ts'
import { passDescribingParticiples } from '../conditions/described-flags.ts'
import { readDoneToThings } from '../conditions/done-to-things.ts'
import { readNullMeanings } from '../conditions/null-meanings.ts'
import { readMissing } from '../conditions/missing.ts'
import { readDoneThemselves, readNeverDone, readNotPaid } from '../conditions/never-done.ts'
import { readNeverDid } from '../conditions/never-did.ts'
import { readNoNeed } from '../conditions/no-need.ts'
import { leaveOutCancelled } from '../conditions/not-cancelled.ts'
import { readNobody } from '../conditions/nobody.ts'
import { readNumberConditions } from '../conditions/numbers.ts'
import { readAllSuch } from '../conditions/all-such.ts'
import { readOnlySuch } from '../conditions/only-such.ts'
import { readOpenByDate } from '../conditions/open-by-date.ts'
import { readGoesOn, readOpenEnds } from '../conditions/open-ends.ts'
import { readOwnPlans } from '../conditions/own-plans.ts'
import { readOverdue } from '../conditions/overdue.ts'
import { readPassed } from '../conditions/passed.ts'
import { readPeriodsTogether } from '../conditions/periods-together.ts'
import { readSameAs } from '../conditions/same-as.ts'
import { readOwner } from '../conditions/owners.ts'
import { readWhole } from '../conditions/the-whole.ts'
import { readSomething } from '../conditions/something.ts'
import { readHowFull, readPlacesLeft } from '../conditions/places-left.ts'
import { readFieldsApart } from '../asks/fields-apart.ts'
import { readAskedTime } from '../asks/asked-time.ts'
import { readQuantityOfNamed } from '../asks/quantity-of-named.ts'
import { readPriceOfDoing } from '../asks/price-of-doing.ts'
import { readSpentOn } from '../asks/spent-on.ts'
import { readPriceOfPart } from '../asks/price-of-part.ts'
import { readRoomLeft } from '../conditions/room-left.ts'
import { readReduced } from '../conditions/reduced.ts'
import { readRunningLow } from '../conditions/running-low.ts'
import { readScopes } from '../conditions/scopes.ts'
import { dropStatesOfSiblings, keepWrittenStates, passHavingDone } from '../conditions/states-of-siblings.ts'
import { doubtStates } from '../conditions/states.ts'
import { readSupply } from '../conditions/supply.ts'
import { readAlternatives, readTextConditions } from '../conditions/texts.ts'
import { readTimesOfDay } from '../conditions/times-of-day.ts'
import { readOverBudget } from '../conditions/over-budget.ts'
import { readFieldComparisons } from '../conditions/two-fields.ts'
import { readNewThings } from '../asks/new-things.ts'
import { readTakenThen } from '../conditions/taken-then.ts'
import { readNextOnes, readWhenNext } from '../conditions/next-ones.ts'
import { readComingUp, readYetToDo } from '../conditions/coming-up.ts'
import { readUpcoming, readValid } from '../conditions/upcoming.ts'
import { readValuesOfFields } from '../conditions/values-of-fields.ts'
import { readBookedThen, readThereThen } from '../conditions/booked-then.ts'
import { readTimesForKinds } from '../conditions/times-for-kinds.ts'
import { readValuesOfReasons } from '../conditions/values-of-reasons.ts'
import { readValuesWithout } from '../conditions/values-without.ts'
import { keepToAntecedent } from '../conditions/of-antecedent.ts'
import { readValueConditions } from '../conditions/values.ts'
import { readUndone } from '../conditions/undone.ts'
import { readUnitsDone } from '../conditions/units-done.ts'
import { keepThingsFromFields } from '../conditions/things-not-fields.ts'
import { keepThingsFromCounts } from '../conditions/things-not-counts.ts'
import { keepVerbsFromFields } from '../conditions/verbs-not-fields.ts'
import { readNoneYet, readNotThrough } from '../conditions/not-yet.ts'
import { readToTheFull } from '../conditions/to-the-full.ts'
import { readAndWhen } from '../asks/and-when.ts'
import { doubtAges } from '../asks/doubt-ages.ts'
import { keepLeavingFromLeaves, keepVerbsFromKinds } from '../conditions/verbs-not-kinds.ts'
import { keepStatesFromDates } from '../conditions/states-not-dates.ts'
import { keepVerbsFromStates } from '../conditions/verbs-not-states.ts'
import { readDoneByUs } from '../conditions/done-by-us.ts'
import { readVerbsOfEnding } from '../conditions/verbs-of-ending.ts'
import { readWhoCameTo } from '../asks/who-came-to.ts'
import { readWhoUsed } from '../asks/who-used.ts'
import { readWhoHas } from '../asks/who-has.ts'
import { readWhoLacks } from '../conditions/who-lacks.ts'
import { readHeldAt } from '../conditions/held-at.ts'
import { readBelongsTo } from '../asks/belongs-to.ts'
import { readWhoIsIn, readWhoIsOnShift } from '../asks/who-is-on-shift.ts'
import { readWhoInRole } from '../asks/who-in-role.ts'
import { readWhoseRecord, readWhoseRole } from '../asks/whose-role.ts'
import { readSoFar } from '../conditions/so-far.ts'
import { readLiesBehind } from '../conditions/lies-behind.ts'
import { readAlreadyDone } from '../conditions/already-done.ts'
import { readVerbsOfWays } from '../asks/verbs-of-ways.ts'
import { readWeekdays } from '../conditions/weekdays.ts'
import { readYearsMade } from '../conditions/years-made.ts'
import { readWhose } from '../conditions/whose.ts'
import { settlePlaces } from './find-place.ts'
import { passDescribingParts } from './describing-nouns.ts'
import { findNodes } from './nodes.ts'
import { passAnchorOfDistance } from '../asks/anchors-of-distance.ts'
import { readGotOn } from '../asks/got-on.ts'
import { readHeadOf } from '../asks/head-of.ts'
import { nameTradeNouns, passTradeNouns } from '../requests/nouns-of-the-trade.ts'
import { passWholes } from '../requests/wholes.ts'
import { passOver, readVerbFields } from '../choice/pass-over.ts'
import { readWhenOfRecord } from '../asks/when-of-record.ts'
import { passVerbsOfWhere, readWhereByVerb } from '../asks/where-by-verb.ts'
import { readWhoIsCalled } from '../asks/who-is-called.ts'
import { readWhoByDescription } from '../asks/who-by-description.ts'
import { readWhoByVerb } from '../asks/who-by-verb.ts'
import { readAskedWeekday } from '../asks/asked-weekday.ts'
import { nameDoneByFlag, readByFlag } from '../conditions/by-flag.ts'
import { nameCover, readCovered } from '../conditions/covered.ts'
import { keepToDoFromStates, nameDayToDo, readStillToDo, readWorkLeft } from '../conditions/still-to-do.ts'
import { readByChannel } from '../asks/by-channel.ts'
import { readClippedValues } from '../asks/clipped-values.ts'
import { passCompletingParticles } from '../asks/completing-particles.ts'
import { passLightParticiples } from '../asks/light-participles.ts'
import { readUsedUp } from '../asks/used-up.ts'
import { doubtNotBeen, placeComing, readWhoComes } from '../asks/who-comes.ts'
import { readUnnamedPeople } from '../asks/unnamed-people.ts'
import { readDoneInPart } from '../conditions/done-in-part.ts'
import { readStillOwed } from '../asks/still-owed.ts'
import { readLeftOfWhole } from '../asks/left-of-whole.ts'
import { readAgainstWhole, readOverspent } from '../conditions/against-whole.ts'
import { readShareOfWhole } from '../conditions/share-of-whole.ts'
import { readAveragePerPeriod } from '../asks/average-per-period.ts'
import { readCopulas } from '../asks/copulas.ts'
import { nameRevenue } from '../asks/revenue.ts'
import { readHowPaid } from '../asks/how-paid.ts'
import { readStockOfGoods } from '../asks/stock-of-goods.ts'
import { readRevenueOfGoods } from '../asks/revenue-of-goods.ts'
import { readWordsForStock } from '../asks/words-for-stock.ts'
import { readWhatWasOn } from '../asks/what-was-on.ts'
import { readNotKnown } from '../conditions/not-known.ts'
import { readYetToBe } from '../conditions/yet-to-be.ts'
import { readBestCustomers } from '../asks/best-customers.ts'
import { readWhoBooked } from '../asks/who-booked.ts'
import { readWhoPlaced } from '../asks/who-placed.ts'
import { readNoneOnHand } from '../conditions/none-on-hand.ts'
import { readBoundsOfRest } from '../conditions/bounds-of-rest.ts'
import { readStatesByMeans } from '../conditions/states-by-means.ts'
import { readOffer } from '../requests/stand-for-things.ts'
import { readNounsOfSorts } from '../asks/nouns-of-sorts.ts'
import { readNounsBelow } from '../asks/nouns-below.ts'
import { readAtPresent } from '../conditions/at-present.ts'
import { readNotFilled } from '../conditions/not-filled.ts'
import { readVerbsOnTheWay } from '../asks/verbs-on-the-way.ts'
import { readTaken } from '../asks/taken.ts'
import { readTakesTo } from '../asks/takes-to.ts'
import { readUnits } from '../chunks/place-units.ts'
import { floatBounds } from '../floating/bounds.ts'
import { floatDurations } from '../floating/durations.ts'
import { floatVerbs } from '../floating/verbs.ts'
import { floatNegations } from '../floating/negations.ts'
import { floatSuperlatives } from '../floating/superlatives.ts'
import { floatComparatives } from '../floating/comparatives.ts'
import { floatAggregates } from '../floating/aggregates.ts'

/** Reads what it knows out of the free chunks of a message into the draft, and marks those chunks as used. */
export interface Rule {
  (draft: Draft): void
  /**
   * The class of words of which a message must have one, in lower case: without it the rule would find nothing, and is not tried.
   * Nothing where that depends on more than words, as on what names records or on operators, which may be misspelt.
   */
  needs?: RegExp | ((word: string) => boolean)
}

/**
 * The rules of a reading, in the order in which they take chunks: the more particular before the more general, since what one
 * has taken no later one sees.
 */
export const RULES: readonly Rule[] = [
  passToldCurrencies,
  // Verbs and their nouns, before a noun or value is made of them.
  readOfWhomBefore,
  passWhatIsPrevented,
  passWholes,
  passAnchorOfDistance,
  readGotOn,
  readHeadOf,
  nameEndsOfParts,
  readWhenItRunsOut,
  passTradeNouns,
  nameTradeNouns,
  nameVisits,
  nameTrouble,
  readLentHere,
  readLent,
  readLentOverdue,
  readLentDue,
  readLentWaiting,
  readLentHas,
  readEmbeddedParts,
  readNounsOfNumbers,
  readNounsOfValues,
  readButValue,
  readTimesForKinds,
  readBookedThen,
  readThereThen,
  readValuesOfReasons,
  readValuesOfFields,
  readClippedValues,
  readNounsOfSorts,
  readItemsForSale,
  readOrderValue,
  readWordsForStock,
  readWhatWasOn,
  readBestCustomers,
  readHowPaid,
  readWhoPlaced,
  readWhoBooked,
  readBroughtAbout,
  readYetToCome,
  passLightParticiples,
  readTakesTo,
  readMostPieces,
  readWhoDidThemselves,
  nameDeeds,
  dropWhatIsFor,
  readWhoByDescription,
  readWhoIsCalled,
  readMeans,
  readByChannel,
  readByFlag,
  nameDoneByFlag,
  readBoss,
  readAskedWeekday,
  readPriceOfPart,
  readPriceOfDoing,
  readSpentOn,
  readAskedTime,
  readQuantityOfNamed,
  readUnitOfNamed,
  readFieldsApart,
  readWhoComes,
  doubtNotBeen,
  readUnnamedPeople,
  passDoneByAnybody,
  readOnesBefore,
  readPartsOfObject,
  readFieldsAsOperators,
  readFiguresOfAUnit,
  readPayOfPeople,
  readBestPaid,
  passOurDeeds,
  readAmountsPerPeriod,
  readKindsOfField,
  readAskedFields,
  nameCover,
  keepUnitsAsked,
  passMeasuredAlready,
  readSortsOfKinds,
  readCompoundFigures,
  readLightNouns,
  readWhenTheyBegan,
  readWhatTheyDo,
  readTaxIncluded,
  readNamedPersons,
  readShownNames,
  readFlagClauses,
  readSetTo,
  readFlagsByOutcome,
  readToldFlags,
  readNeededThings,
  readMeantFlags,
  readRoomFor,
  readNumberOfTimes,
  readPeopleDoing,
  readPaidFigures,
  readOccupants,
  readWhoIsOnShift,
  readWhoIsIn,
  readWorkedOn,
  readTimeAtAll,
  readWhatWork,
  readBroughtToEnd,
  readJoinedByContract,
  passEmployed,
  readWorkers,
  readFirstTime,
  readFiguresDone,
  readPiecesSold,
  readSplitAmong,
  keepFullTime,
  namePerformedStates,
  readAwaiting,
  passStanding,
  passStatusOfFlag,
  readUndecided,
  readWhoIsOfAge,
  readStillLeft,
  readStuff,
  nameMostDone,
  nameDoneOften,
  readFiguresOfDoing,
  keepLastVerbs,
  readCostAsPrice,
  readCostOfMaking,
  readSoldFor,
  readStockOfGoods,
  readVerbsOfEnding,
  readNoNeed,
  readRolesOfThem,
  readRoleVerbs,
  readHowManyCame,
  readWhoCameTo,
  passHavingDone,
  readDoneByUs,
  keepVerbsFromStates,
  keepStatesFromDates,
  keepThingsFromCounts,
  keepThingsFromFields,
  passDescribingParticiples,
  readOpenFor,
  keepVerbsFromFields,
  keepVerbsFromKinds,
  keepLeavingFromLeaves,
  readCounters,
  readHighestNumbers,
  readNumbersOfFigures,
  readRevenueOfGoods,
  readTakings,
  readOurTakings,
  keepAmountsFromKinds,
  keepPeriodsFromValues,
  readMeasureVerbs,
  readEndsOfRanges,
  readTotals,
  readMoneyVerbs,
  keepVerbs,
  readRates,
  readUsedUp,
  readWhatsOn,
  nameCountedTitles,
  readHomeOf,
  nameTakingPart,
  nameEvents,
  nameAmountsDone,
  nameOwnFigures,
  nameRevenue,
  readNounsBelow,
  readItemsOfRecords,
  readCopulas,
  nameCountedFigures,
  readPartOfAll,
  readHeadcount,
  readOnOffer,
  readPurposes,
  readExpectedFigures,
  // The kinds of record that are spoken of, and who did what with them.
  readRoleBeforeNoun,
  readItsOfThings,
  readRoleNouns,
  readOthers,
  readNounsOfFlags,
  passDescribingParts,
  findNodes,
  readHeldAt,
  readOthersInRole,
  readLeadOfTheirs,
  keepByToday,
  placeComing,
  readHaveLeft,
  readWorkingOn,
  nameDoneByThem,
  readWhoLacks,
  readOffer,
  readVerbsOnTheWay,
  readCompetedIn,
  readWon,
  readTaken,
  readDoneToThings,
  readWhereSome,
  readNoneOfFigure,
  readPaidNothing,
  readValidThings,
  readOrganisationsAmong,
  readShareOfWhole,
  readAgainstWhole,
  readOverspent,
  readLeftOfWhole,
  readStillOwed,
  readDoneInPart,
  readTotalAsField,
  readPlacesLeft,
  readHowFull,
  readRoomByRecords,
  readRoomLeft,
  readRunningLow,
  readNoneOnHand,
  readReduced,
  readSameAs,
  readEvents,
  readWhoseRole,
  readBelongsTo,
  readWhoInRole,
  readWhoseRecord,
  readEndsByVerbs,
  readSidesTaken,
  readPlacesInOrder,
  readUndecidedByDays,
  readInForce,
  readIsOff,
  readHolidaysOnly,
  readVerbsOfWays,
  readRolesOfNamed,
  readRolesOwned,
  readLastOwnDate,
  readNeverDid,
  readDoneThemselves,
  readBeingDone,
  readDueFor,
  readDueOn,
  nameDayToDo,
  readNobody,
  readAccommodates,
  readUnitsDone,
  readUnits,
  readMuchAsMany,
  keepFigures,
  readOwing,
  readNewcomers,
  readFullTime,
  readHolders,
  readWhoHas,
  readWhoUsed,
  readMembersIn,
  readOfAnother,
  readSelfVerbs,
  readBlocked,
  readWorksOf,
  readToldVerbs,
  readDoers,
  readCountedPeople,
  readRelationVerbs,
  readOfferingVerbs,
  readPerformedVerbs,
  readMadeBy,
  readLinkingVerbs,
  readRoleNames,
  readAsTheir,
  // Figures that a noun, a verb or a comparison of records asks for.
  readWorthOfSales,
  readAmountsOfNouns,
  readVerbsOfMeasure,
  readAmountsInState,
  readFigureNouns,
  readAmountNouns,
  readWorkLeft,
  readLeftOver,
  doubtUncounted,
  readStockValue,
  readShare,
  readPartOfFigure,
  readExpectedValue,
  readDerived,
  readTwoCounts,
  readAgainstFigure,
  readAgainstOther,
  readAgainstNamed,
  // Conditions: first those of particular words, then numbers, dates, texts and keys. Places in an order are no bounds.
  readRankRanges,
  passWordsOfDescriptions,
  readOwnPlans,
  readTimesOfDay,
  readExpired,
  readEndOfRecords,
  readRunsOut,
  readCovered,
  readValid,
  readUntilParticiples,
  readWeekdays,
  readThresholds,
  readScopes,
  readGroundFloor,
  readOrdinalFields,
  readVerbFields,
  readShouldHave,
  readPassed,
  readLate,
  readDelayed,
  readOverBudget,
  readFieldComparisons,
  readPeriodOfField,
  readBoundsOfRest,
  readNumberConditions,
  readLateBy,
  readSupply,
  readYearsMade,
  readFreeNow,
  readNewThings,
  readDateConditions,
  readSoFar,
  readTextConditions,
  readNullMeanings,
  readValuesWithout,
  readNotFilled,
  readNotKnown,
  readYetToBe,
  readMissing,
  readNeverDone,
  readNotPaid,
  readLiteralNouns,
  readKeyConditions,
  // Fields of groups are spoken for, then come conditions by values of the data.
  reserveGroupFields,
  readFree,
  readOverdue,
  readUndone,
  keepToDoFromStates,
  keepWrittenStates,
  dropStatesOfSiblings,
  readOpenEnds,
  readGoesOn,
  readWhenNext,
  readNextOnes,
  readComingUp,
  readYetToDo,
  readUpcoming,
  readAtPresent,
  readWhole,
  readOwner,
  readStatesByMeans,
  readInTransit,
  readAndWhen,
  keepToAntecedent,
  readValueConditions,
  readBeingOn,
  readNoneYet,
  readNotThrough,
  readToTheFull,
  leaveOutUntaken,
  readInUse,
  passCompletingParticles,
  readStillToDo,
  readDidDo,
  readDoneByThem,
  readSubKinds,
  readSinceWhen,
  readOpenByDate,
  readDoneOfOwn,
  joinFlagNames,
  readFlagConditions,
  readTotalOfCharges,
  readContaining,
  readEventConditions,
  readEventsBelow,
  readOnlySuch,
  readAllSuch,
  readAlternatives,
  readPeriodsTogether,
  readTheOne,
  // What is asked of the records: groups, order, figures, columns.
  readDoneOften,
  readMostDone,
  readRatios,
  readGrouping,
  readKindsApart,
  readCutOfGroups,
  readCounts,
  readAveragePerPeriod,
  readSorting,
  readBareOrder,
  readOverall,
  readMaximumAsMost,
  readLatestFigure,
  readHighestLevels,
  readSuperlatives,
  doubtAges,
  readAggregates,
  readAmountOfMany,
  countThoseWithAmount,
  readFiguresPerRecord,
  readQuotients,
  readFiguresOfEach,
  readSumsOfRates,
  readStatesOfVerbs,
  readPlainLimit,
  readSize,
  readAskedByPreposition,
  passVerbsOfWhere,
  readHowToReach,
  readProjection,
  readContents,
  readWhose,
  readToldUnits,
  readWhy,
  readWhoOfRecords,
  readRankedInTotal,
  readDoneThen,
  readDoneBetween,
  readBackThen,
  readCurrencies,
  keepOtherCurrencies,
  leaveOutCancelled,
  readTakenThen,
  readAlreadyDone,
  readLiesBehind,
  // What nothing has explained.
  readSomething,
  doubtBounds,
  doubtCrossed,
  readPlannedDays,
  doubtNow,
  doubtPassedFigures,
  doubtDays,
  doubtUnsaidKind,
  doubtContents,
  countTimesOfDoing,
  doubtHowOften,
  doubtPermissions,
  doubtNouns,
  doubtThingsOf,
  doubtObjects,
  doubtBest,
  doubtBiggest,
  doubtChanges,
  doubtSeveralBelow,
  doubtFees,
  readTwoPrices,
  doubtLists,
  doubtPairs,
  doubtPartsOfOrders,
  doubtPlaces,
  countWhatIsGrouped,
  doubtRoles,
  doubtCompounds,
  doubtSynonyms,
  doubtEndsOfRanges,
  doubtStates,
  doubtLeftAside,
  doubtPredicates,
  doubtUngrouped,
  doubtOfEach,
  settlePlaces,
  readWhenOfRecord,
  readWhoByVerb,
  readWhereByVerb,
  // Known pieces that fit no rule, where nothing else was understood.
  floatDurations,
  floatBounds,
  floatVerbs,
  floatSuperlatives,
  floatComparatives,
  floatAggregates,
  floatNegations,
  passVerbsOfOwnDate,
  passOver,
]
