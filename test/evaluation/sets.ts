import type { Facts } from './facts.ts'
import { askDoingsOfAll } from './grid/ask-doings.ts'
import { SERVICES_OF_DOINGS } from './grid/doings.ts'
import { askGrid } from './grid/grid.ts'
import { askNounsOfAll, SERVICES_OF_NOUNS } from './grid/ask-nouns.ts'
import { askPairsOfAll } from './grid/ask-pairs.ts'
import { askPhrasings } from './grid/phrasings/index.ts'
import { askTalksOfAll } from './grid/talks/index.ts'
import { askWritesOfAll, SERVICES_OF_WRITES } from './grid/writes/index.ts'
import type { Question } from './question.ts'
import { askBetween as askBetweenA } from './set-a/between.ts'
import { askBetween as askBetweenB } from './set-b/between.ts'
import { askBetween as askBetweenC } from './set-c/between.ts'
import { askFleet as askFleetA } from './set-a/fleet.ts'
import { askFleet as askFleetB } from './set-b/fleet.ts'
import { askFleet as askFleetC } from './set-c/fleet.ts'
import { askPeople as askPeopleA } from './set-a/people.ts'
import { askPeople as askPeopleB } from './set-b/people.ts'
import { askPeople as askPeopleC } from './set-c/people.ts'
import { askPlanboard as askPlanboardA } from './set-a/planboard.ts'
import { askPlanboard as askPlanboardB } from './set-b/planboard.ts'
import { askPlanboard as askPlanboardC } from './set-c/planboard.ts'
import { askStore as askStoreA } from './set-a/store.ts'
import { askStore as askStoreB } from './set-b/store.ts'
import { askStore as askStoreC } from './set-c/store.ts'
import { askBetween as askBetweenD } from './set-d/between.ts'
import { askFleet as askFleetD } from './set-d/fleet.ts'
import { askHarbour as askHarbourD } from './set-d/harbour.ts'
import { askMuseum as askMuseumD } from './set-d/museum.ts'
import { askPeople as askPeopleD } from './set-d/people.ts'
import { askPlanboard as askPlanboardD } from './set-d/planboard.ts'
import { askStore as askStoreD } from './set-d/store.ts'
import { askHarbour as askHarbourE } from './set-e/harbour.ts'
import { askMuseum as askMuseumE } from './set-e/museum.ts'
import { askBetween as askBetweenF } from './set-f/between.ts'
import { askCampus as askCampusF } from './set-f/campus.ts'
import { askClinic as askClinicF } from './set-f/clinic.ts'
import { askBetween as askBetweenG } from './set-g/between.ts'
import { askBoxoffice as askBoxofficeG } from './set-g/boxoffice.ts'
import { askLettings as askLettingsG } from './set-g/lettings.ts'
import { askBetween as askBetweenH } from './set-h/between.ts'
import { askInsurer as askInsurerH } from './set-h/insurer.ts'
import { askWindfarm as askWindfarmH } from './set-h/windfarm.ts'
import { askBetween as askBetweenI } from './set-i/between.ts'
import { askBilling as askBillingI } from './set-i/billing.ts'
import { askHotel as askHotelI } from './set-i/hotel.ts'
import { askBetween as askBetweenJ } from './set-j/between.ts'
import { askFitness as askFitnessJ } from './set-j/fitness.ts'
import { askHelpdesk as askHelpdeskJ } from './set-j/helpdesk.ts'
import { askBetween as askBetweenK } from './set-k/between.ts'
import { askPurchasing as askPurchasingK } from './set-k/purchasing.ts'
import { askRecruiting as askRecruitingK } from './set-k/recruiting.ts'
import { askBetween as askBetweenL } from './set-l/between.ts'
import { askConferences as askConferencesL } from './set-l/conferences.ts'
import { askCourier as askCourierL } from './set-l/courier.ts'
import { askBank as askBankM } from './set-m/bank.ts'
import { askBetween as askBetweenM } from './set-m/between.ts'
import { askCodehost as askCodehostM } from './set-m/codehost.ts'
import { askBetween as askBetweenN } from './set-n/between.ts'
import { askBrewery as askBreweryN } from './set-n/brewery.ts'
import { askShelter as askShelterN } from './set-n/shelter.ts'
import { askBetween as askBetweenO } from './set-o/between.ts'
import { askMusicschool as askMusicschoolO } from './set-o/musicschool.ts'
import { askSkiresort as askSkiresortO } from './set-o/skiresort.ts'
import { askBetween as askBetweenQ } from './set-q/between.ts'
import { askCooperative as askCooperativeQ } from './set-q/cooperative.ts'
import { askRailway as askRailwayQ } from './set-q/railway.ts'
import { askBetween as askBetweenR } from './set-r/between.ts'
import { askGarage as askGarageR } from './set-r/garage.ts'
import { askNewspaper as askNewspaperR } from './set-r/newspaper.ts'
import { askBetween as askBetweenS } from './set-s/between.ts'
import { askLibrary as askLibraryS } from './set-s/library.ts'
import { askTranslation as askTranslationS } from './set-s/translation.ts'
import { askBrewery as askBreweryT } from './set-t/brewery.ts'
import { askNewspaper as askNewspaperT } from './set-t/newspaper.ts'
import { askLeague as askLeagueU } from './set-u/league.ts'
import { askToolhire as askToolhireU } from './set-u/toolhire.ts'
import { askVets as askVetsU } from './set-u/vets.ts'
import { askWine as askWineU } from './set-u/wine.ts'
import { askBikeshare } from './set-v/bikeshare.ts'
import { askCatering } from './set-v/catering.ts'
import { askConstruction } from './set-v/construction.ts'
import { askCoworking } from './set-v/coworking.ts'
import { askFestival } from './set-v/festival.ts'
import { askFilmarchive } from './set-v/filmarchive.ts'
import { askHaulage } from './set-v/haulage.ts'
import { askHospital } from './set-v/hospital.ts'
import { askLab } from './set-v/lab.ts'
import { askMarina } from './set-v/marina.ts'
import { askRealty } from './set-v/realty.ts'
import { askWholesale } from './set-v/wholesale.ts'
import { askEscaperooms } from './set-w/escaperooms.ts'
import { askPodcasts } from './set-w/podcasts.ts'
import { askCharityruns } from './set-w/charityruns.ts'
import { askRepairs } from './set-w/repairs.ts'
import { askProps } from './set-w/props.ts'
import { askSeedbank } from './set-w/seedbank.ts'
import { askDrivingschool } from './set-w/drivingschool.ts'
import { askBeekeeping } from './set-w/beekeeping.ts'
import { askCitylibrary } from './set-x/citylibrary.ts'
import { askGardenshop } from './set-x/gardenshop.ts'
import { askTracker } from './set-x/tracker.ts'
import { askHr } from './set-x/hr.ts'
import { askAcademy } from './set-y/academy.ts'
import { askAgency } from './set-y/agency.ts'
import { askElectronics } from './set-y/electronics.ts'
import { askDining } from './set-z/dining.ts'
import { askProperty } from './set-z/property.ts'
import { askTicketing } from './set-z/ticketing.ts'
import { askDental } from './set-aa/dental.ts'
import { askParcels } from './set-aa/parcels.ts'
import { askSecondary } from './set-aa/secondary.ts'
import { askDealership } from './set-ab/dealership.ts'
import { askEnergy } from './set-ab/energy.ts'
import { askWeddings } from './set-ab/weddings.ts'
import { askFoodbank } from './set-ac/foodbank.ts'
import { askPermits } from './set-ac/permits.ts'
import { askAircrew } from './set-ac/aircrew.ts'
import { askLawfirm } from './set-ad/lawfirm.ts'
import { askAuctionhouse } from './set-ad/auctionhouse.ts'
import { askHomecare } from './set-ad/homecare.ts'
import { askFerryline } from './set-ae/ferryline.ts'
import { askFilmset } from './set-ae/filmset.ts'
import { askArboretum } from './set-ae/arboretum.ts'
import { askBakery } from './set-af/bakery.ts'
import { askChess } from './set-af/chess.ts'
import { askDebtadvice } from './set-af/debtadvice.ts'
import { askParking } from './set-ag/parking.ts'
import { askChoir } from './set-ag/choir.ts'
import { askHeating } from './set-ag/heating.ts'
import { askKanban } from './set-ah/kanban.ts'
import { askToyshop } from './set-ah/toyshop.ts'
import { askLendery } from './set-ah/lendery.ts'
import { askStaffroom } from './set-ah/staffroom.ts'
import { askDogstay } from './set-ai/dogstay.ts'
import { askJoinery } from './set-ai/joinery.ts'
import { askElearning } from './set-ai/elearning.ts'
import { askLiftcare } from './set-ai/liftcare.ts'
import { askProjectroom } from './set-aj/projectroom.ts'
import { askSportshop } from './set-aj/sportshop.ts'
import { askMedialibrary } from './set-aj/medialibrary.ts'
import { askHiring } from './set-aj/hiring.ts'
import { askCarhire } from './set-ak/carhire.ts'
import { askPharmacy } from './set-ak/pharmacy.ts'
import { askAccounting } from './set-ak/accounting.ts'
import { askSalon } from './set-ak/salon.ts'
import { askCinemas } from './set-al/cinemas.ts'
import { askPrintshop } from './set-al/printshop.ts'
import { askTravel } from './set-al/travel.ts'
import { askBlooddrive } from './set-al/blooddrive.ts'
import { askSolar } from './set-am/solar.ts'
import { askMovers } from './set-am/movers.ts'
import { askAfterschool } from './set-am/afterschool.ts'
import { askBookshop } from './set-an/bookshop.ts'
import { askOptician } from './set-an/optician.ts'
import { askCampsite } from './set-an/campsite.ts'
import { askSelfstorage } from './set-ao/selfstorage.ts'
import { askLangschool } from './set-ao/langschool.ts'
import { askSwimpool } from './set-ao/swimpool.ts'
import { askKitchens } from './set-ao/kitchens.ts'
import { askTaskdesk } from './set-ap/taskdesk.ts'
import { askMusicshop } from './set-ap/musicshop.ts'
import { askTownlibrary } from './set-ap/townlibrary.ts'
import { askStaffhub } from './set-ap/staffhub.ts'
import { askSitelog } from './set-aq/sitelog.ts'
import { askShoeshop } from './set-aq/shoeshop.ts'
import { askSchoollibrary } from './set-aq/schoollibrary.ts'
import { askWorkforce } from './set-aq/workforce.ts'
import { askParkworks } from './set-ar/parkworks.ts'
import { askRoastery } from './set-ar/roastery.ts'
import { askGamelibrary } from './set-ar/gamelibrary.ts'
import { askZoostaff } from './set-ar/zoostaff.ts'
import { askVideotasks } from './set-as/videotasks.ts'
import { askBikeshop } from './set-as/bikeshop.ts'
import { askCountylibrary } from './set-as/countylibrary.ts'
import { askDepotstaff } from './set-as/depotstaff.ts'
import { askPracticedesk } from './set-at/practicedesk.ts'
import { askStockroom } from './set-at/stockroom.ts'
import { askInnkeeper } from './set-at/innkeeper.ts'
import { askCareline } from './set-at/careline.ts'
import { askEveningschool } from './set-at/eveningschool.ts'
import { askDraftboard } from './set-au/draftboard.ts'
import { askLampstore } from './set-au/lampstore.ts'
import { askScorelibrary } from './set-au/scorelibrary.ts'
import { askWardstaff } from './set-au/wardstaff.ts'
import { askEventtasks } from './set-av/eventtasks.ts'
import { askTeahouse } from './set-av/teahouse.ts'
import { askMaplibrary } from './set-av/maplibrary.ts'
import { askTheatrestaff } from './set-av/theatrestaff.ts'
import { askSprintdesk } from './set-aw/sprintdesk.ts'
import { askWardrobe } from './set-aw/wardrobe.ts'
import { askRiverlibrary } from './set-aw/riverlibrary.ts'
import { askPeopleops } from './set-aw/peopleops.ts'
import { askNewsdesk } from './set-ax/newsdesk.ts'
import { askSewingshop } from './set-ax/sewingshop.ts'
import { askFilmlibrary } from './set-ax/filmlibrary.ts'
import { askHostelstaff } from './set-ax/hostelstaff.ts'
import { askFixdesk } from './set-ay/fixdesk.ts'
import { askPetshop } from './set-ay/petshop.ts'
import { askCampuslibrary } from './set-ay/campuslibrary.ts'
import { askBuildstaff } from './set-ay/buildstaff.ts'
import { askPhotostudio } from './set-az/photostudio.ts'
import { askItassets } from './set-az/itassets.ts'
import { askCoachtours } from './set-az/coachtours.ts'
import { askLeaguepub } from './set-az/leaguepub.ts'
import { askPipeline } from './set-ba/pipeline.ts'
import { askOutdoorshop } from './set-ba/outdoorshop.ts'
import { askTutoring } from './set-ba/tutoring.ts'
import { askCleaningco } from './set-ba/cleaningco.ts'
import { askCottages } from './set-bb/cottages.ts'
import { askArchstudio } from './set-bb/archstudio.ts'
import { askRecordlabel } from './set-bb/recordlabel.ts'
import { askFooddepot } from './set-bb/fooddepot.ts'
import { askNurseries } from './set-bc/nurseries.ts'
import { askEvcharging } from './set-bc/evcharging.ts'
import { askSubscriptions } from './set-bc/subscriptions.ts'
import { askAdagency } from './set-bc/adagency.ts'
import { askTrainingcentre } from './set-bd/trainingcentre.ts'
import { askSpareparts } from './set-bd/spareparts.ts'
import { askPestcontrol } from './set-be/pestcontrol.ts'
import { askCheesedairy } from './set-be/cheesedairy.ts'
import { askLandscaping } from './set-bf/landscaping.ts'
import { askMarketstalls } from './set-bf/marketstalls.ts'
import { askRoofing } from './set-bg/roofing.ts'
import { askCommunitycentre } from './set-bg/communitycentre.ts'
import { askSkiphire } from './set-bh/skiphire.ts'
import { askChauffeurs } from './set-bh/chauffeurs.ts'
import { askFresh } from './paraphrases/fresh.ts'
import { askGoodsAndStaff } from './paraphrases/goods-and-staff.ts'
import { askLettingsAndSupport } from './paraphrases/lettings-and-support.ts'
import { askStaysAndSport } from './paraphrases/stays-and-sport.ts'
import { askToldInPassing } from './paraphrases/told-in-passing.ts'
import { askWhoseAndChanges } from './paraphrases/whose-and-changes.ts'
import {
  ALL_SERVICES,
  ANIMALS_AND_BEER,
  BEER_AND_PAPERS,
  BREAD_CHESS_AND_DEBTS,
  CARDS_TOYS_THINGS_AND_STAFF,
  CARS_AND_PAPERS,
  CARS_MEDICINES_BOOKS_AND_HAIR,
  CARS_POWER_AND_WEDDINGS,
  DOGS_FURNITURE_COURSES_AND_LIFTS,
  FILMS_PRINTS_TOURS_AND_BLOOD,
  PANELS_MOVES_AND_CLUBS,
  BOOKS_GLASSES_AND_PITCHES,
  FIRST_EIGHT,
  FIRST_FOUR,
  FIRST_FOURTEEN,
  FIRST_SIX,
  FIRST_TEN,
  FIRST_TWELVE,
  FOOD_PERMITS_AND_CREWS,
  SERVICES_OF_J,
  SERVICES_OF_L,
  HIRING_AND_BUYING,
  LAW_AUCTIONS_AND_CARE,
  MONEY_AND_CODE,
  MORE_STYLES,
  MUSIC_AND_SNOW,
  ORDINARY,
  PARKING_SONG_AND_WARMTH,
  PROJECTS_SPORTS_MEDIA_AND_HIRING,
  PETS_TOOLS_BALLS_AND_WINE,
  RAILS_AND_FIELDS,
  SHIPS_FILMS_AND_PLANTS,
  STYLES,
  TABLES_HOMES_AND_TICKETS,
  TEETH_PARCELS_AND_PUPILS,
  WORDS_AND_BOOKS,
  WORK_GOODS_AND_TRAINING,
  UNITS_LESSONS_LANES_AND_KITCHENS,
  SNAGS_SHOES_BOOKS_AND_STAFF,
  PARKS_COFFEE_GAMES_AND_KEEPERS,
  TASKS_GOODS_BOOKS_AND_PEOPLE,
  SERVICES_OF_AS,
  SERVICES_OF_AT,
  SERVICES_OF_AU,
  SERVICES_OF_AV,
  SERVICES_OF_AW,
  SERVICES_OF_AX,
  SERVICES_OF_AY,
  SERVICES_OF_AZ,
  SERVICES_OF_BA,
  SERVICES_OF_BB,
  SERVICES_OF_BC,
  SERVICES_OF_BD,
  SERVICES_OF_BE,
  SERVICES_OF_BF,
  SERVICES_OF_BG,
  SERVICES_OF_BH,
  type ServiceName,
} from './services/start-services.ts'

/** Services that work on the engine may look at: those of the sets ab to be stay unseen until they are asked. */
const UNSEEN = [
  ...CARS_POWER_AND_WEDDINGS,
  ...FOOD_PERMITS_AND_CREWS,
  ...LAW_AUCTIONS_AND_CARE,
  ...SHIPS_FILMS_AND_PLANTS,
  ...BREAD_CHESS_AND_DEBTS,
  ...PARKING_SONG_AND_WARMTH,
  ...CARDS_TOYS_THINGS_AND_STAFF,
  ...DOGS_FURNITURE_COURSES_AND_LIFTS,
  ...PROJECTS_SPORTS_MEDIA_AND_HIRING,
  ...CARS_MEDICINES_BOOKS_AND_HAIR,
  ...FILMS_PRINTS_TOURS_AND_BLOOD,
  ...PANELS_MOVES_AND_CLUBS,
  ...BOOKS_GLASSES_AND_PITCHES,
  ...UNITS_LESSONS_LANES_AND_KITCHENS,
  ...TASKS_GOODS_BOOKS_AND_PEOPLE,
  ...SNAGS_SHOES_BOOKS_AND_STAFF,
  ...PARKS_COFFEE_GAMES_AND_KEEPERS,
  ...SERVICES_OF_AS,
  ...SERVICES_OF_AT,
  ...SERVICES_OF_AU,
  ...SERVICES_OF_AV,
  ...SERVICES_OF_AW,
  ...SERVICES_OF_AX,
  ...SERVICES_OF_AY,
  ...SERVICES_OF_AZ,
  ...SERVICES_OF_BA,
  ...SERVICES_OF_BB,
  ...SERVICES_OF_BC,
  ...SERVICES_OF_BD,
  ...SERVICES_OF_BE,
  ...SERVICES_OF_BF,
  ...SERVICES_OF_BG,
  ...SERVICES_OF_BH,
]
const SEEN = ALL_SERVICES.filter(name => !UNSEEN.includes(name))
/** Every third service: what is mended over the others shows here whether it carries over. */
const HELD_BACK: ReadonlySet<string> = new Set(ALL_SERVICES.filter((_, at) => at % 3 === 2))

/** Services of the sets in the register of the development questions. */
const SERVICES_OF_PAIRS = [
  ...ORDINARY,
  ...WORK_GOODS_AND_TRAINING,
  ...CARDS_TOYS_THINGS_AND_STAFF,
  ...DOGS_FURNITURE_COURSES_AND_LIFTS,
  ...PROJECTS_SPORTS_MEDIA_AND_HIRING,
  ...CARS_MEDICINES_BOOKS_AND_HAIR,
  ...FILMS_PRINTS_TOURS_AND_BLOOD,
  ...PANELS_MOVES_AND_CLUBS,
  ...BOOKS_GLASSES_AND_PITCHES,
  ...UNITS_LESSONS_LANES_AND_KITCHENS,
  ...TASKS_GOODS_BOOKS_AND_PEOPLE,
  ...SNAGS_SHOES_BOOKS_AND_STAFF,
]

/** The question sets by name: each is a function of what the services hold. */
export const SETS: Record<string, (facts: Facts) => Question[]> = {
  a: facts => [askPlanboardA, askStoreA, askFleetA, askPeopleA, askBetweenA].flatMap(ask => ask(facts)),
  b: facts => [askPlanboardB, askStoreB, askFleetB, askPeopleB, askBetweenB].flatMap(ask => ask(facts)),
  c: facts => [askPlanboardC, askStoreC, askFleetC, askPeopleC, askBetweenC].flatMap(ask => ask(facts)),
  d: facts =>
    [askMuseumD, askHarbourD, askPlanboardD, askStoreD, askFleetD, askPeopleD, askBetweenD].flatMap(ask => ask(facts)),
  /** The second blind half over museum and harbour: asked only when the work on the engine is done. */
  e: facts => [askMuseumE, askHarbourE].flatMap(ask => ask(facts)),
  /** Two services and questions that no development set had: a clinic and a university. */
  f: facts => [askClinicF, askCampusF, askBetweenF].flatMap(ask => ask(facts)),
  /** Two more, of other styles again: a box office and a letting agency. */
  g: facts => [askBoxofficeG, askLettingsG, askBetweenG].flatMap(ask => ask(facts)),
  /** Two more: an insurer and wind farms. */
  h: facts => [askInsurerH, askWindfarmH, askBetweenH].flatMap(ask => ask(facts)),
  /** Two more, in common styles: subscription billing and a hotel chain. */
  i: facts => [askBillingI, askHotelI, askBetweenI].flatMap(ask => ask(facts)),
  /** Two more, in common styles: a help desk and a chain of fitness clubs. */
  j: facts => [askHelpdeskJ, askFitnessJ, askBetweenJ].flatMap(ask => ask(facts)),
  /** Two more: purchasing as OData, and recruiting, beside four others. */
  k: facts => [askPurchasingK, askRecruitingK, askBetweenK].flatMap(ask => ask(facts)),
  /** Two more, as FastAPI describes them: a courier company and conferences, beside three others. */
  l: facts => [askCourierL, askConferencesL, askBetweenL].flatMap(ask => ask(facts)),
  /** Two more: a bank as NestJS describes it and a code host with its deployments, beside three others. */
  m: facts => [askBankM, askCodehostM, askBetweenM].flatMap(ask => ask(facts)),
  /** Two more: an animal shelter as Laravel applications are described, and a brewery as services in Go are, beside three others. */
  n: facts => [askShelterN, askBreweryN, askBetweenN].flatMap(ask => ask(facts)),
  /** Two more: a music school as Swashbuckle describes ASP.NET Core, and a ski resort as grpc-gateway describes its services, beside three others. */
  o: facts => [askMusicschoolO, askSkiresortO, askBetweenO].flatMap(ask => ask(facts)),
  /** Two more: a freight railway as PostgREST describes a database, and a farm co-operative as API Platform describes Symfony, beside three others. */
  q: facts => [askRailwayQ, askCooperativeQ, askBetweenQ].flatMap(ask => ask(facts)),
  /** Two more, as ordinary teams describe theirs: a car workshop and a newspaper publisher, beside three others. */
  r: facts => [askGarageR, askNewspaperR, askBetweenR].flatMap(ask => ask(facts)),
  /** Two more in the kinds and proportions of the development questions: a translation agency and a library, alone. */
  s: facts => [askTranslationS, askLibraryS, askBetweenS].flatMap(ask => ask(facts)),
  /** What colleagues type in the middle of a working day, over two services of the sets before, beside three others. */
  t: facts => [askBreweryT, askNewspaperT].flatMap(ask => ask(facts)),
  /** Four more in the kinds and proportions of the development questions: a veterinary practice, a tool rental, a football league and a wine merchant, alone. */
  u: facts => [askVetsU, askToolhireU, askLeagueU, askWineU].flatMap(ask => ask(facts)),
  /** Twelve small services, each alone and of a style of interface that no other set has; the questions are plain. */
  v: facts => [askCoworking, askRealty, askMarina, askFilmarchive, askLab, askBikeshare, askConstruction, askCatering, askWholesale, askHospital, askFestival, askHaulage].flatMap(ask => ask(facts)), // oxfmt-ignore
  /** Eight more small services, each alone and of another style again; plain questions. */
  w: facts => [askEscaperooms, askPodcasts, askCharityruns, askRepairs, askProps, askSeedbank, askDrivingschool, askBeekeeping].flatMap(ask => ask(facts)), // oxfmt-ignore
  /** Ordinary businesses, each alone, in the kinds and proportions of the development questions; built to judge, asked last. */
  x: facts => [askGardenshop, askCitylibrary, askTracker, askHr].flatMap(ask => ask(facts)),
  /** Three more ordinary services, each alone: an agency, an electronics shop, staff and their training; built to judge, asked last. */
  y: facts => [askAgency, askElectronics, askAcademy].flatMap(ask => ask(facts)),
  /** And three more, each alone: restaurants, a property manager, events and their tickets; built to judge, asked last. */
  z: facts => [askDining, askProperty, askTicketing].flatMap(ask => ask(facts)),
  /** And three more, each alone: a dental group, a parcel service and a school; written unseen by who works on the engine. */
  aa: facts => [askDental, askParcels, askSecondary].flatMap(ask => ask(facts)),
  /** And three more, each alone: a car dealership, an energy supplier and wedding planners; written unseen, too. */
  ab: facts => [askDealership, askEnergy, askWeddings].flatMap(ask => ask(facts)),
  /** And three more, each alone: a food bank, a permits office and an airline's crews; written unseen, too. */
  ac: facts => [askFoodbank, askPermits, askAircrew].flatMap(ask => ask(facts)),
  /** And three more, each alone: a law firm, an auction house and home care; written unseen, too. */
  ad: facts => [askLawfirm, askAuctionhouse, askHomecare].flatMap(ask => ask(facts)),
  /** And three more, each alone: a ferry line, a film production company and a botanical garden; written unseen, too. */
  ae: facts => [askFerryline, askFilmset, askArboretum].flatMap(ask => ask(facts)),
  /** And three more, each alone: a wholesale bakery, a chess federation and a debt advice charity; written unseen, too. */
  af: facts => [askBakery, askChess, askDebtadvice].flatMap(ask => ask(facts)),
  /** And three more, each alone: a parking operator, a choral society and a heating firm; written unseen, too. */
  ag: facts => [askParking, askChoir, askHeating].flatMap(ask => ask(facts)),
  /** Four ordinary services, each alone, in the kinds and proportions of the development questions; written unseen, too. */
  ah: facts => [askKanban, askToyshop, askLendery, askStaffroom].flatMap(ask => ask(facts)),
  /** Four more, each alone, in the same kinds and proportions: dogs on holiday, furniture, courses online and elevators; written unseen, too. */
  ai: facts => [askDogstay, askJoinery, askElearning, askLiftcare].flatMap(ask => ask(facts)),
  /** The same over a project tracker, a sports shop, a media library and a recruitment; written unseen, too. */
  aj: facts => [askProjectroom, askSportshop, askMedialibrary, askHiring].flatMap(ask => ask(facts)),
  /** The same over a car rental, a pharmacy, an accounting office and hair salons; written unseen, too. */
  ak: facts => [askCarhire, askPharmacy, askAccounting, askSalon].flatMap(ask => ask(facts)),
  /** The same over cinemas, a print shop, a travel agency and blood donations; written unseen, too. */
  al: facts => [askCinemas, askPrintshop, askTravel, askBlooddrive].flatMap(ask => ask(facts)),
  /** The same over a solar panel installer, a moving company and after-school clubs; written by another hand, unseen, too. */
  am: facts => [askSolar, askMovers, askAfterschool].flatMap(ask => ask(facts)),
  /** The same over a second-hand bookshop, opticians and a campsite; by another hand again, unseen, too. */
  an: facts => [askBookshop, askOptician, askCampsite].flatMap(ask => ask(facts)),
  /** The same over a self-storage company, a language school, a swimming pool and kitchen showrooms; by yet another hand, unseen, too. */
  ao: facts => [askSelfstorage, askLangschool, askSwimpool, askKitchens].flatMap(ask => ask(facts)),
  /** The same over a task tracker, a music shop, a library and a staff system; by another hand again, unseen, too. */
  ap: facts => [askTaskdesk, askMusicshop, askTownlibrary, askStaffhub].flatMap(ask => ask(facts)),
  /** The same over the issues of a building site, a shop for shoes, a school's library and a staff system; by another hand again, unseen, too. */
  aq: facts => [askSitelog, askShoeshop, askSchoollibrary, askWorkforce].flatMap(ask => ask(facts)),
  /** The same over the work in a city's parks, a coffee roaster's shop, a library of board games and the staff of a zoo; by another hand again, unseen, too. */
  ar: facts => [askParkworks, askRoastery, askGamelibrary, askZoostaff].flatMap(ask => ask(facts)),
  /** The same over an agency's video tasks, a bicycle shop, a county's libraries and the staff of depots, each by another hand, unseen, too. */
  as: facts => [askVideotasks, askBikeshop, askCountylibrary, askDepotstaff].flatMap(ask => ask(facts)),
  /** The same over a medical practice, a wholesaler's stock, a hotel group, customer support and an evening school, each by another hand, unseen, too. */
  at: facts => [askPracticedesk, askStockroom, askInnkeeper, askCareline, askEveningschool].flatMap(ask => ask(facts)),
  /** The same over the tasks of architects, a lamp shop, a music academy's library and the staff of a hospital, each by another hand, unseen, too. */
  au: facts => [askDraftboard, askLampstore, askScorelibrary, askWardstaff].flatMap(ask => ask(facts)),
  /** The same over the tasks of event organisers, a tea shop, a library of maps and the staff of theatres, each by another hand, unseen, too. */
  av: facts => [askEventtasks, askTeahouse, askMaplibrary, askTheatrestaff].flatMap(ask => ask(facts)),
  /** The same over a software firm's issues, a fashion shop, a town's library and an IT firm's staff, each by another hand, unseen, too. */
  aw: facts => [askSprintdesk, askWardrobe, askRiverlibrary, askPeopleops].flatMap(ask => ask(facts)),
  /** The same over a newspaper's pieces, a shop for sewing, a film museum's library and the staff of hostels, each by another hand, unseen, too. */
  ax: facts => [askNewsdesk, askSewingshop, askFilmlibrary, askHostelstaff].flatMap(ask => ask(facts)),
  /** The same over a maintenance contractor's work orders, a shop for pet supplies, a university's library and the staff of a construction firm, each by another hand, unseen, too. */
  ay: facts => [askFixdesk, askPetshop, askCampuslibrary, askBuildstaff].flatMap(ask => ask(facts)),
  /** The same over a photographer's studio, the inventory of an IT department, a coach company's trips and a pub and its regular events, each by another hand, unseen, too. */
  az: facts => [askPhotostudio, askItassets, askCoachtours, askLeaguepub].flatMap(ask => ask(facts)),
  /** Kinds, proportions and wording of the development questions once more, over the CRM of a firm that sells machines, a shop for camping gear, an agency for tutors and a company that cleans offices, each by another hand, unseen, too. */
  ba: facts => [askPipeline, askOutdoorshop, askTutoring, askCleaningco].flatMap(ask => ask(facts)),
  /** The same over an agency for holiday cottages, an architects' office, a music label and a food distributor's warehouse, each by another hand, unseen, too. */
  bb: facts => [askCottages, askArchstudio, askRecordlabel, askFooddepot].flatMap(ask => ask(facts)),
  /** As az, over a firm that runs nurseries, charging stations for electric cars, a software firm's subscriptions and an advertising agency, each by another hand, unseen, too. */
  bc: facts => [askNurseries, askEvcharging, askSubscriptions, askAdagency].flatMap(ask => ask(facts)),
  /** As bc, over a centre that trains tradespeople and a wholesaler of spare parts, each by another hand, unseen, too. */
  bd: facts => [askTrainingcentre, askSpareparts].flatMap(ask => ask(facts)),
  /** As bd, over a pest control firm and a cheese dairy, each by another hand, unseen, too. */
  be: facts => [askPestcontrol, askCheesedairy].flatMap(ask => ask(facts)),
  /** As be, over a landscaping firm and the street markets of a council, each by another hand, unseen, too. */
  bf: facts => [askLandscaping, askMarketstalls].flatMap(ask => ask(facts)),
  /** As bf, over a roofing firm and a town's community centre, each by another hand, unseen, too. */
  bg: facts => [askRoofing, askCommunitycentre].flatMap(ask => ask(facts)),
  /** As bg, over firms that hire out skips, and chauffeurs, each by another hand, unseen, too. */
  bh: facts => [askSkiphire, askChauffeurs].flatMap(ask => ask(facts)),
}
/**
 * Tables of other words for what a field, a state or an action is called, a few for each way of saying it. Four services run for each.
 */
export const PARAPHRASES: Record<string, (facts: Facts) => Question[]> = {
  p1: askGoodsAndStaff,
  p2: askStaysAndSport,
  p3: askLettingsAndSupport,
  p4: askFresh,
  p5: askWhoseAndChanges,
  p6: askToldInPassing,
  /** Every shape of plain question over every service, made from its data. */
  grid: facts => askGrid(facts, SEEN),
  /** Verbs for what records tell of: who did what to what. */
  doings: facts => askDoingsOfAll(facts),
  /** Other common nouns for the kinds of record. */
  nouns: facts => askNounsOfAll(facts),
  /** Two questions in one, comparisons and bounds of groups. */
  pairs: facts => askPairsOfAll(facts, SERVICES_OF_PAIRS),
  /** The same in many wordings, each over a few services. */
  phrasings: facts => askPhrasings(facts, SEEN),
  /** Conversations of two and three turns, made from the data. */
  talks: facts => askTalksOfAll(facts, ALL_SERVICES).filter(({ service }) => !HELD_BACK.has(service)),
  'talks-held': facts => askTalksOfAll(facts, ALL_SERVICES).filter(({ service }) => HELD_BACK.has(service)),
  /** Changes of every sort, made from the data and from what the services can write. */
  writes: facts => askWritesOfAll(facts).filter(({ service }) => !HELD_BACK.has(service)),
  'writes-held': facts => askWritesOfAll(facts).filter(({ service }) => HELD_BACK.has(service)),
}
/** Sets whose services do not run beside each other. */
export const EACH_ALONE: ReadonlySet<string> = new Set([
  'v',
  'w',
  'x',
  'y',
  'z',
  'aa',
  'ab',
  'ac',
  'ad',
  'ae',
  'af',
  'ag',
  'ah',
  'ai',
  'aj',
  'ak',
  'al',
  'am',
  'an',
  'ao',
  'ap',
  'aq',
  'ar',
  'as',
  'at',
  'au',
  'av',
  'aw',
  'ax',
  'ay',
  'az',
  'ba',
  'bb',
  'bc',
  'bd',
  'be',
  'bf',
  'bg',
  'bh',
  'grid',
  'doings',
  'nouns',
  'pairs',
  'phrasings',
  'talks',
  'talks-held',
  'writes',
  'writes-held',
])
/** The services that run while a set is asked. */
export const SERVICES_OF: Record<string, readonly ServiceName[]> = {
  a: FIRST_FOUR,
  b: FIRST_FOUR,
  c: FIRST_FOUR,
  d: FIRST_SIX,
  e: FIRST_SIX,
  f: FIRST_EIGHT,
  g: FIRST_TEN,
  h: FIRST_TWELVE,
  i: FIRST_FOURTEEN,
  j: SERVICES_OF_J,
  k: HIRING_AND_BUYING,
  l: SERVICES_OF_L,
  m: MONEY_AND_CODE,
  n: ANIMALS_AND_BEER,
  o: MUSIC_AND_SNOW,
  q: RAILS_AND_FIELDS,
  r: CARS_AND_PAPERS,
  s: WORDS_AND_BOOKS,
  t: BEER_AND_PAPERS,
  u: PETS_TOOLS_BALLS_AND_WINE,
  v: STYLES,
  w: MORE_STYLES,
  x: ORDINARY,
  y: WORK_GOODS_AND_TRAINING,
  z: TABLES_HOMES_AND_TICKETS,
  aa: TEETH_PARCELS_AND_PUPILS,
  ab: CARS_POWER_AND_WEDDINGS,
  ac: FOOD_PERMITS_AND_CREWS,
  ad: LAW_AUCTIONS_AND_CARE,
  ae: SHIPS_FILMS_AND_PLANTS,
  af: BREAD_CHESS_AND_DEBTS,
  ag: PARKING_SONG_AND_WARMTH,
  ah: CARDS_TOYS_THINGS_AND_STAFF,
  ai: DOGS_FURNITURE_COURSES_AND_LIFTS,
  aj: PROJECTS_SPORTS_MEDIA_AND_HIRING,
  ak: CARS_MEDICINES_BOOKS_AND_HAIR,
  al: FILMS_PRINTS_TOURS_AND_BLOOD,
  am: PANELS_MOVES_AND_CLUBS,
  an: BOOKS_GLASSES_AND_PITCHES,
  ao: UNITS_LESSONS_LANES_AND_KITCHENS,
  ap: TASKS_GOODS_BOOKS_AND_PEOPLE,
  aq: SNAGS_SHOES_BOOKS_AND_STAFF,
  ar: PARKS_COFFEE_GAMES_AND_KEEPERS,
  as: SERVICES_OF_AS,
  at: SERVICES_OF_AT,
  au: SERVICES_OF_AU,
  av: SERVICES_OF_AV,
  aw: SERVICES_OF_AW,
  ax: SERVICES_OF_AX,
  ay: SERVICES_OF_AY,
  az: SERVICES_OF_AZ,
  ba: SERVICES_OF_BA,
  bb: SERVICES_OF_BB,
  bc: SERVICES_OF_BC,
  bd: SERVICES_OF_BD,
  be: SERVICES_OF_BE,
  bf: SERVICES_OF_BF,
  bg: SERVICES_OF_BG,
  bh: SERVICES_OF_BH,
  p1: ['store', 'fleet', 'people', 'museum'],
  p2: ['hotel', 'fitness', 'harbour', 'planboard'],
  p3: ['lettings', 'boxoffice', 'helpdesk', 'billing'],
  p4: ['recruiting', 'clinic', 'campus', 'purchasing'],
  p5: ['planboard', 'people', 'store', 'courier', 'conferences', 'bank'],
  p6: ['helpdesk', 'recruiting', 'fitness', 'codehost'],
  grid: SEEN,
  doings: SERVICES_OF_DOINGS,
  nouns: SERVICES_OF_NOUNS,
  pairs: SERVICES_OF_PAIRS,
  phrasings: SEEN,
  talks: ALL_SERVICES,
  'talks-held': ALL_SERVICES,
  writes: SERVICES_OF_WRITES,
  'writes-held': SERVICES_OF_WRITES,
}
