import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createRegistryApp } from '../../../src/registry/serve.ts'
import { startBank } from './bank/serve.ts'
import { startBilling } from './billing/serve.ts'
import { startBoxoffice } from './boxoffice/serve.ts'
import { startBrewery } from './brewery/serve.ts'
import { startCampus } from './campus/serve.ts'
import { startClinic } from './clinic/serve.ts'
import { startCodehost } from './codehost/serve.ts'
import { startConferences } from './conferences/serve.ts'
import { startCooperative } from './cooperative/serve.ts'
import { startCourier } from './courier/serve.ts'
import { startFitness } from './fitness/serve.ts'
import { startFleet } from './fleet/serve.ts'
import { startGarage } from './garage/serve.ts'
import { startHarbour } from './harbour/serve.ts'
import { startHelpdesk } from './helpdesk/serve.ts'
import { startHotel } from './hotel/serve.ts'
import { startInsurer } from './insurer/serve.ts'
import { startLettings } from './lettings/serve.ts'
import { startLibrary } from './library/serve.ts'
import { startMuseum } from './museum/serve.ts'
import { startMusicschool } from './musicschool/serve.ts'
import { startNewspaper } from './newspaper/serve.ts'
import { startPeople } from './people/serve.ts'
import { startPlanboard } from './planboard/serve.ts'
import { startPurchasing } from './purchasing/serve.ts'
import { startRailway } from './railway/serve.ts'
import type { Tables } from './records.ts'
import { startRecruiting } from './recruiting/serve.ts'
import { startShelter } from './shelter/serve.ts'
import { startSkiresort } from './skiresort/serve.ts'
import { startStore } from './store/serve.ts'
import { startTranslation } from './translation/serve.ts'
import { startLeague } from './league/serve.ts'
import { startToolhire } from './toolhire/serve.ts'
import { startVets } from './vets/serve.ts'
import { startWine } from './wine/serve.ts'
import { startWindfarm } from './windfarm/serve.ts'
import { startBikeshare } from './bikeshare/serve.ts'
import { startCatering } from './catering/serve.ts'
import { startConstruction } from './construction/serve.ts'
import { startCoworking } from './coworking/serve.ts'
import { startFestival } from './festival/serve.ts'
import { startFilmarchive } from './filmarchive/serve.ts'
import { startHaulage } from './haulage/serve.ts'
import { startHospital } from './hospital/serve.ts'
import { startLab } from './lab/serve.ts'
import { startMarina } from './marina/serve.ts'
import { startRealty } from './realty/serve.ts'
import { startWholesale } from './wholesale/serve.ts'
import { startEscaperooms } from './escaperooms/serve.ts'
import { startPodcasts } from './podcasts/serve.ts'
import { startCharityruns } from './charityruns/serve.ts'
import { startRepairs } from './repairs/serve.ts'
import { startProps } from './props/serve.ts'
import { startSeedbank } from './seedbank/serve.ts'
import { startDrivingschool } from './drivingschool/serve.ts'
import { startBeekeeping } from './beekeeping/serve.ts'
import { startGardenshop } from './gardenshop/serve.ts'
import { startCitylibrary } from './citylibrary/serve.ts'
import { startHr } from './hr/serve.ts'
import { startTracker } from './tracker/serve.ts'
import { startAcademy } from './academy/serve.ts'
import { startAgency } from './agency/serve.ts'
import { startElectronics } from './electronics/serve.ts'
import { startDining } from './dining/serve.ts'
import { startProperty } from './property/serve.ts'
import { startTicketing } from './ticketing/serve.ts'
import { startDental } from './dental/serve.ts'
import { startParcels } from './parcels/serve.ts'
import { startSecondary } from './secondary/serve.ts'
import { startDealership } from './dealership/serve.ts'
import { startEnergy } from './energy/serve.ts'
import { startWeddings } from './weddings/serve.ts'
import { startFoodbank } from './foodbank/serve.ts'
import { startPermits } from './permits/serve.ts'
import { startAircrew } from './aircrew/serve.ts'
import { startLawfirm } from './lawfirm/serve.ts'
import { startAuctionhouse } from './auctionhouse/serve.ts'
import { startHomecare } from './homecare/serve.ts'
import { startFerryline } from './ferryline/serve.ts'
import { startFilmset } from './filmset/serve.ts'
import { startArboretum } from './arboretum/serve.ts'
import { startBakery } from './bakery/serve.ts'
import { startChess } from './chess/serve.ts'
import { startDebtadvice } from './debtadvice/serve.ts'
import { startParking } from './parking/serve.ts'
import { startChoir } from './choir/serve.ts'
import { startHeating } from './heating/serve.ts'
import { startKanban } from './kanban/serve.ts'
import { startToyshop } from './toyshop/serve.ts'
import { startLendery } from './lendery/serve.ts'
import { startStaffroom } from './staffroom/serve.ts'
import { startDogstay } from './dogstay/serve.ts'
import { startJoinery } from './joinery/serve.ts'
import { startElearning } from './elearning/serve.ts'
import { startLiftcare } from './liftcare/serve.ts'
import { startProjectroom } from './projectroom/serve.ts'
import { startSportshop } from './sportshop/serve.ts'
import { startMedialibrary } from './medialibrary/serve.ts'
import { startHiring } from './hiring/serve.ts'
import { startCarhire } from './carhire/serve.ts'
import { startPharmacy } from './pharmacy/serve.ts'
import { startAccounting } from './accounting/serve.ts'
import { startSalon } from './salon/serve.ts'
import { startCinemas } from './cinemas/serve.ts'
import { startPrintshop } from './printshop/serve.ts'
import { startTravel } from './travel/serve.ts'
import { startBlooddrive } from './blooddrive/serve.ts'
import { startSolar } from './solar/serve.ts'
import { startMovers } from './movers/serve.ts'
import { startAfterschool } from './afterschool/serve.ts'
import { startBookshop } from './bookshop/serve.ts'
import { startOptician } from './optician/serve.ts'
import { startCampsite } from './campsite/serve.ts'
import { startSelfstorage } from './selfstorage/serve.ts'
import { startLangschool } from './langschool/serve.ts'
import { startSwimpool } from './swimpool/serve.ts'
import { startKitchens } from './kitchens/serve.ts'
import { startTaskdesk } from './taskdesk/serve.ts'
import { startMusicshop } from './musicshop/serve.ts'
import { startTownlibrary } from './townlibrary/serve.ts'
import { startStaffhub } from './staffhub/serve.ts'
import { startSitelog } from './sitelog/serve.ts'
import { startShoeshop } from './shoeshop/serve.ts'
import { startSchoollibrary } from './schoollibrary/serve.ts'
import { startWorkforce } from './workforce/serve.ts'
import { startParkworks } from './parkworks/serve.ts'
import { startRoastery } from './roastery/serve.ts'
import { startGamelibrary } from './gamelibrary/serve.ts'
import { startZoostaff } from './zoostaff/serve.ts'
import { startVideotasks } from './videotasks/serve.ts'
import { startBikeshop } from './bikeshop/serve.ts'
import { startCountylibrary } from './countylibrary/serve.ts'
import { startDepotstaff } from './depotstaff/serve.ts'
import { startPracticedesk } from './practicedesk/serve.ts'
import { startStockroom } from './stockroom/serve.ts'
import { startInnkeeper } from './innkeeper/serve.ts'
import { startCareline } from './careline/serve.ts'
import { startEveningschool } from './eveningschool/serve.ts'
import { startDraftboard } from './draftboard/serve.ts'
import { startLampstore } from './lampstore/serve.ts'
import { startScorelibrary } from './scorelibrary/serve.ts'
import { startWardstaff } from './wardstaff/serve.ts'
import { startEventtasks } from './eventtasks/serve.ts'
import { startTeahouse } from './teahouse/serve.ts'
import { startMaplibrary } from './maplibrary/serve.ts'
import { startTheatrestaff } from './theatrestaff/serve.ts'
import { startSprintdesk } from './sprintdesk/serve.ts'
import { startWardrobe } from './wardrobe/serve.ts'
import { startRiverlibrary } from './riverlibrary/serve.ts'
import { startPeopleops } from './peopleops/serve.ts'
import { startNewsdesk } from './newsdesk/serve.ts'
import { startSewingshop } from './sewingshop/serve.ts'
import { startFilmlibrary } from './filmlibrary/serve.ts'
import { startHostelstaff } from './hostelstaff/serve.ts'
import { startFixdesk } from './fixdesk/serve.ts'
import { startPetshop } from './petshop/serve.ts'
import { startCampuslibrary } from './campuslibrary/serve.ts'
import { startBuildstaff } from './buildstaff/serve.ts'
import { startPhotostudio } from './photostudio/serve.ts'
import { startItassets } from './itassets/serve.ts'
import { startCoachtours } from './coachtours/serve.ts'
import { startLeaguepub } from './leaguepub/serve.ts'
import { startPipeline } from './pipeline/serve.ts'
import { startOutdoorshop } from './outdoorshop/serve.ts'
import { startTutoring } from './tutoring/serve.ts'
import { startCleaningco } from './cleaningco/serve.ts'
import { startCottages } from './cottages/serve.ts'
import { startArchstudio } from './archstudio/serve.ts'
import { startRecordlabel } from './recordlabel/serve.ts'
import { startFooddepot } from './fooddepot/serve.ts'
import { startNurseries } from './nurseries/serve.ts'
import { startEvcharging } from './evcharging/serve.ts'
import { startSubscriptions } from './subscriptions/serve.ts'
import { startAdagency } from './adagency/serve.ts'
import { startTrainingcentre } from './trainingcentre/serve.ts'
import { startSpareparts } from './spareparts/serve.ts'
import { startPestcontrol } from './pestcontrol/serve.ts'
import { startCheesedairy } from './cheesedairy/serve.ts'
import { startLandscaping } from './landscaping/serve.ts'
import { startMarketstalls } from './marketstalls/serve.ts'
import { startRoofing } from './roofing/serve.ts'
import { startCommunitycentre } from './communitycentre/serve.ts'
import { startSkiphire } from './skiphire/serve.ts'
import { startChauffeurs } from './chauffeurs/serve.ts'

/** How each service starts, and where its description is. */
const STARTERS = {
  planboard: { start: startPlanboard, description: '/openapi.json' },
  store: { start: startStore, description: '/swagger.json' },
  fleet: { start: startFleet, description: '/docs/openapi.json' },
  people: { start: startPeople, description: '/openapi.json' },
  museum: { start: startMuseum, description: '/openapi.json' },
  harbour: { start: startHarbour, description: '/schema.json' },
  clinic: { start: startClinic, description: '/openapi.json' },
  campus: { start: startCampus, description: '/metadata/openapi.json' },
  boxoffice: { start: startBoxoffice, description: '/api.json' },
  lettings: { start: startLettings, description: '/swagger/v1.json' },
  insurer: { start: startInsurer, description: '/swagger.json' },
  windfarm: { start: startWindfarm, description: '/openapi.json' },
  billing: { start: startBilling, description: '/openapi/spec3.json' },
  hotel: { start: startHotel, description: '/v3/api-docs' },
  helpdesk: { start: startHelpdesk, description: '/openapi.json' },
  fitness: { start: startFitness, description: '/openapi.json' },
  purchasing: { start: startPurchasing, description: '/$openapi.json' },
  recruiting: { start: startRecruiting, description: '/docs/openapi.json' },
  bank: { start: startBank, description: '/api-json' },
  codehost: { start: startCodehost, description: '/api-docs.json' },
  courier: { start: startCourier, description: '/openapi.json' },
  conferences: { start: startConferences, description: '/openapi.json' },
  shelter: { start: startShelter, description: '/docs/api-docs.json' },
  brewery: { start: startBrewery, description: '/swagger/doc.json' },
  musicschool: { start: startMusicschool, description: '/swagger/v1/swagger.json' },
  skiresort: { start: startSkiresort, description: '/resort.swagger.json' },
  railway: { start: startRailway, description: '/' },
  cooperative: { start: startCooperative, description: '/api/docs.json' },
  garage: { start: startGarage, description: '/openapi.json' },
  newspaper: { start: startNewspaper, description: '/v1/openapi.json' },
  translation: { start: startTranslation, description: '/v1/openapi.json' },
  library: { start: startLibrary, description: '/swagger/v1/swagger.json' },
  vets: { start: startVets, description: '/openapi.json' },
  toolhire: { start: startToolhire, description: '/openapi.json' },
  league: { start: startLeague, description: '/v3/api-docs' },
  wine: { start: startWine, description: '/$openapi.json' },
  coworking: { start: startCoworking, description: '/openapi.json' },
  realty: { start: startRealty, description: '/openapi.json' },
  marina: { start: startMarina, description: '/openapi.json' },
  filmarchive: { start: startFilmarchive, description: '/openapi.json' },
  lab: { start: startLab, description: '/openapi.json' },
  bikeshare: { start: startBikeshare, description: '/openapi.json' },
  construction: { start: startConstruction, description: '/openapi.json' },
  catering: { start: startCatering, description: '/swagger/v1/swagger.json' },
  wholesale: { start: startWholesale, description: '/swagger.json' },
  hospital: { start: startHospital, description: '/fhir/api-docs' },
  festival: { start: startFestival, description: '/documentation/openapi.json' },
  haulage: { start: startHaulage, description: '/swagger.json' },
  escaperooms: { start: startEscaperooms, description: '/openapi.json' },
  podcasts: { start: startPodcasts, description: '/openapi.json' },
  charityruns: { start: startCharityruns, description: '/openapi.json' },
  repairs: { start: startRepairs, description: '/openapi.json' },
  props: { start: startProps, description: '/openapi.json' },
  seedbank: { start: startSeedbank, description: '/openapi.json' },
  drivingschool: { start: startDrivingschool, description: '/openapi.json' },
  beekeeping: { start: startBeekeeping, description: '/odata/$openapi' },
  gardenshop: { start: startGardenshop, description: '/openapi.json' },
  citylibrary: { start: startCitylibrary, description: '/openapi.json' },
  tracker: { start: startTracker, description: '/openapi.json' },
  hr: { start: startHr, description: '/openapi.json' },
  agency: { start: startAgency, description: '/openapi.json' },
  electronics: { start: startElectronics, description: '/swagger.json' },
  academy: { start: startAcademy, description: '/openapi.json' },
  dining: { start: startDining, description: '/openapi.json' },
  property: { start: startProperty, description: '/openapi.json' },
  ticketing: { start: startTicketing, description: '/swagger/v1/swagger.json' },
  dental: { start: startDental, description: '/openapi.json' },
  parcels: { start: startParcels, description: '/openapi.json' },
  secondary: { start: startSecondary, description: '/openapi.json' },
  dealership: { start: startDealership, description: '/openapi.json' },
  energy: { start: startEnergy, description: '/openapi.json' },
  weddings: { start: startWeddings, description: '/openapi.json' },
  foodbank: { start: startFoodbank, description: '/openapi.json' },
  permits: { start: startPermits, description: '/swagger/v1/swagger.json' },
  aircrew: { start: startAircrew, description: '/v3/api-docs' },
  lawfirm: { start: startLawfirm, description: '/openapi.json' },
  auctionhouse: { start: startAuctionhouse, description: '/v3/api-docs' },
  homecare: { start: startHomecare, description: '/odata/v4/$openapi' },
  ferryline: { start: startFerryline, description: '/openapi.json' },
  filmset: { start: startFilmset, description: '/swagger/v1/swagger.json' },
  arboretum: { start: startArboretum, description: '/openapi.json' },
  bakery: { start: startBakery, description: '/openapi.json' },
  chess: { start: startChess, description: '/v3/api-docs' },
  debtadvice: { start: startDebtadvice, description: '/swagger/v1/swagger.json' },
  parking: { start: startParking, description: '/openapi.json' },
  choir: { start: startChoir, description: '/openapi.json' },
  heating: { start: startHeating, description: '/openapi.json' },
  kanban: { start: startKanban, description: '/openapi.json' },
  toyshop: { start: startToyshop, description: '/v3/api-docs' },
  lendery: { start: startLendery, description: '/openapi.json' },
  staffroom: { start: startStaffroom, description: '/swagger/v1/swagger.json' },
  dogstay: { start: startDogstay, description: '/v3/api-docs' },
  joinery: { start: startJoinery, description: '/openapi.json' },
  elearning: { start: startElearning, description: '/openapi.json' },
  liftcare: { start: startLiftcare, description: '/swagger/v1/swagger.json' },
  projectroom: { start: startProjectroom, description: '/api-json' },
  sportshop: { start: startSportshop, description: '/openapi.json' },
  medialibrary: { start: startMedialibrary, description: '/openapi.json' },
  hiring: { start: startHiring, description: '/swagger/v1/swagger.json' },
  carhire: { start: startCarhire, description: '/openapi.json' },
  pharmacy: { start: startPharmacy, description: '/openapi.json' },
  accounting: { start: startAccounting, description: '/v3/api-docs' },
  salon: { start: startSalon, description: '/openapi.json' },
  cinemas: { start: startCinemas, description: '/openapi.json' },
  printshop: { start: startPrintshop, description: '/openapi.json' },
  travel: { start: startTravel, description: '/swagger/v2/swagger.json' },
  blooddrive: { start: startBlooddrive, description: '/openapi.json' },
  solar: { start: startSolar, description: '/openapi.json' },
  movers: { start: startMovers, description: '/v3/api-docs' },
  afterschool: { start: startAfterschool, description: '/swagger/v1/swagger.json' },
  bookshop: { start: startBookshop, description: '/openapi.json' },
  optician: { start: startOptician, description: '/openapi.json' },
  campsite: { start: startCampsite, description: '/swagger/v1/swagger.json' },
  selfstorage: { start: startSelfstorage, description: '/swagger/v2/swagger.json' },
  langschool: { start: startLangschool, description: '/openapi.json' },
  swimpool: { start: startSwimpool, description: '/openapi.json' },
  kitchens: { start: startKitchens, description: '/openapi.json' },
  taskdesk: { start: startTaskdesk, description: '/openapi.json' },
  musicshop: { start: startMusicshop, description: '/openapi.json' },
  townlibrary: { start: startTownlibrary, description: '/swagger/v1/swagger.json' },
  staffhub: { start: startStaffhub, description: '/openapi.json' },
  sitelog: { start: startSitelog, description: '/schema.json' },
  shoeshop: { start: startShoeshop, description: '/openapi.json' },
  schoollibrary: { start: startSchoollibrary, description: '/v3/api-docs' },
  workforce: { start: startWorkforce, description: '/swagger/v1/swagger.json' },
  parkworks: { start: startParkworks, description: '/openapi.json' },
  roastery: { start: startRoastery, description: '/openapi.json' },
  gamelibrary: { start: startGamelibrary, description: '/openapi.json' },
  zoostaff: { start: startZoostaff, description: '/swagger/v1/swagger.json' },
  videotasks: { start: startVideotasks, description: '/openapi.json' },
  bikeshop: { start: startBikeshop, description: '/openapi.json' },
  countylibrary: { start: startCountylibrary, description: '/swagger/v1/swagger.json' },
  depotstaff: { start: startDepotstaff, description: '/openapi.json' },
  practicedesk: { start: startPracticedesk, description: '/api/schema/' },
  stockroom: { start: startStockroom, description: '/v3/api-docs' },
  innkeeper: { start: startInnkeeper, description: '/openapi.json' },
  careline: { start: startCareline, description: '/openapi.json' },
  eveningschool: { start: startEveningschool, description: '/openapi.json' },
  draftboard: { start: startDraftboard, description: '/openapi.json' },
  lampstore: { start: startLampstore, description: '/openapi.json' },
  scorelibrary: { start: startScorelibrary, description: '/openapi.json' },
  wardstaff: { start: startWardstaff, description: '/openapi.json' },
  eventtasks: { start: startEventtasks, description: '/openapi.json' },
  teahouse: { start: startTeahouse, description: '/v3/api-docs' },
  maplibrary: { start: startMaplibrary, description: '/openapi.json' },
  theatrestaff: { start: startTheatrestaff, description: '/openapi/v1.json' },
  sprintdesk: { start: startSprintdesk, description: '/api-json' },
  wardrobe: { start: startWardrobe, description: '/docs/api-docs.json' },
  riverlibrary: { start: startRiverlibrary, description: '/swagger/v1/swagger.json' },
  peopleops: { start: startPeopleops, description: '/openapi.json' },
  newsdesk: { start: startNewsdesk, description: '/documentation/json' },
  sewingshop: { start: startSewingshop, description: '/openapi.json' },
  filmlibrary: { start: startFilmlibrary, description: '/swagger/v1/swagger.json' },
  hostelstaff: { start: startHostelstaff, description: '/openapi.json' },
  fixdesk: { start: startFixdesk, description: '/docs-json' },
  petshop: { start: startPetshop, description: '/api/schema/' },
  campuslibrary: { start: startCampuslibrary, description: '/swagger/v1/swagger.json' },
  buildstaff: { start: startBuildstaff, description: '/openapi.json' },
  photostudio: { start: startPhotostudio, description: '/api/docs-json' },
  itassets: { start: startItassets, description: '/openapi.json' },
  coachtours: { start: startCoachtours, description: '/openapi.json' },
  leaguepub: { start: startLeaguepub, description: '/openapi.json' },
  pipeline: { start: startPipeline, description: '/openapi.json' },
  outdoorshop: { start: startOutdoorshop, description: '/openapi.json' },
  tutoring: { start: startTutoring, description: '/swagger/v1/swagger.json' },
  cleaningco: { start: startCleaningco, description: '/openapi.json' },
  cottages: { start: startCottages, description: '/api/schema/' },
  archstudio: { start: startArchstudio, description: '/api-json' },
  recordlabel: { start: startRecordlabel, description: '/openapi.json' },
  fooddepot: { start: startFooddepot, description: '/swagger/v1/swagger.json' },
  nurseries: { start: startNurseries, description: '/api-json' },
  evcharging: { start: startEvcharging, description: '/openapi.json' },
  subscriptions: { start: startSubscriptions, description: '/swagger/v1/swagger.json' },
  adagency: { start: startAdagency, description: '/api/schema/' },
  trainingcentre: { start: startTrainingcentre, description: '/v3/api-docs' },
  spareparts: { start: startSpareparts, description: '/docs/api.json' },
  pestcontrol: { start: startPestcontrol, description: '/openapi.json' },
  cheesedairy: { start: startCheesedairy, description: '/v3/api-docs' },
  landscaping: { start: startLandscaping, description: '/api/schema/' },
  marketstalls: { start: startMarketstalls, description: '/swagger/v1/swagger.json' },
  roofing: { start: startRoofing, description: '/v3/api-docs' },
  communitycentre: { start: startCommunitycentre, description: '/api/schema/' },
  skiphire: { start: startSkiphire, description: '/swagger/v1/swagger.json' },
  chauffeurs: { start: startChauffeurs, description: '/api-docs/v1/swagger.json' },
}
export type ServiceName = keyof typeof STARTERS
/** Those of the sets a, b and c. */
export const FIRST_FOUR: readonly ServiceName[] = ['planboard', 'store', 'fleet', 'people']
/** Those of the sets d and e. */
export const FIRST_SIX: readonly ServiceName[] = [...FIRST_FOUR, 'museum', 'harbour']
/** Those of set f. */
export const FIRST_EIGHT: readonly ServiceName[] = [...FIRST_SIX, 'clinic', 'campus']
/** Those of set g. */
export const FIRST_TEN: readonly ServiceName[] = [...FIRST_EIGHT, 'boxoffice', 'lettings']
/** Those of set h. */
export const FIRST_TWELVE: readonly ServiceName[] = [...FIRST_TEN, 'insurer', 'windfarm']
/** Those of set i. */
export const FIRST_FOURTEEN: readonly ServiceName[] = [...FIRST_TWELVE, 'billing', 'hotel']
/** Those of set j: its own beside the first four. */
export const SERVICES_OF_J: readonly ServiceName[] = [...FIRST_FOUR, 'helpdesk', 'fitness']
/** Those of set k: its own, and a few that a company may have beside them. */
export const HIRING_AND_BUYING: readonly ServiceName[] = ['planboard', 'people', 'billing', 'hotel', 'purchasing', 'recruiting'] // oxfmt-ignore
/** Those of set m: its own beside a shop, personnel and a help desk. */
export const MONEY_AND_CODE: readonly ServiceName[] = ['store', 'people', 'helpdesk', 'bank', 'codehost']
/** Those of set l: its own beside three others. */
export const SERVICES_OF_L: readonly ServiceName[] = ['store', 'people', 'windfarm', 'courier', 'conferences']
/** Those of set n: its own beside three others. */
export const ANIMALS_AND_BEER: readonly ServiceName[] = ['fleet', 'people', 'museum', 'shelter', 'brewery']
/** Those of set o: its own beside three others. */
export const MUSIC_AND_SNOW: readonly ServiceName[] = ['people', 'store', 'lettings', 'musicschool', 'skiresort']
/** Those of set q: its own beside three others. */
export const RAILS_AND_FIELDS: readonly ServiceName[] = ['store', 'people', 'helpdesk', 'railway', 'cooperative']
/** Those of set r: its own beside three others. */
export const CARS_AND_PAPERS: readonly ServiceName[] = ['people', 'hotel', 'planboard', 'garage', 'newspaper']
/** Those of set s, which are alone as those of the development questions are. */
export const WORDS_AND_BOOKS: readonly ServiceName[] = ['translation', 'library']
/** Those of set u, which are alone. */
export const PETS_TOOLS_BALLS_AND_WINE: readonly ServiceName[] = ['vets', 'toolhire', 'league', 'wine']
/** Those of set v, each of which is asked alone: every one is of another style. */
export const STYLES: readonly ServiceName[] = ['coworking', 'realty', 'marina', 'filmarchive', 'lab', 'bikeshare', 'construction', 'catering', 'wholesale', 'hospital', 'festival', 'haulage'] // oxfmt-ignore
/** Those of set w, each of which is asked alone, too: eight more styles. */
export const MORE_STYLES: readonly ServiceName[] = ['escaperooms', 'podcasts', 'charityruns', 'repairs', 'props', 'seedbank', 'drivingschool', 'beekeeping'] // oxfmt-ignore
/** Those of set x, each of which is asked alone: ordinary services of ordinary businesses. */
export const ORDINARY: readonly ServiceName[] = ['gardenshop', 'citylibrary', 'tracker', 'hr']
/** Those of set y, each of which is asked alone: three more of the ordinary kind. */
export const WORK_GOODS_AND_TRAINING: readonly ServiceName[] = ['agency', 'electronics', 'academy']
/** Those of set z, each of which is asked alone: three more of the ordinary kind. */
export const TABLES_HOMES_AND_TICKETS: readonly ServiceName[] = ['dining', 'property', 'ticketing']
/** Those of set aa, each of which is asked alone: three more of the ordinary kind. */
export const TEETH_PARCELS_AND_PUPILS: readonly ServiceName[] = ['dental', 'parcels', 'secondary']
/** Those of set ab, each of which is asked alone: three more of the ordinary kind. */
export const CARS_POWER_AND_WEDDINGS: readonly ServiceName[] = ['dealership', 'energy', 'weddings']
/** Those of set ac, each of which is asked alone: three more of the ordinary kind. */
export const FOOD_PERMITS_AND_CREWS: readonly ServiceName[] = ['foodbank', 'permits', 'aircrew']
/** Those of set ad, each of which is asked alone: three more of the ordinary kind. */
export const LAW_AUCTIONS_AND_CARE: readonly ServiceName[] = ['lawfirm', 'auctionhouse', 'homecare']
/** Those of set ae, each of which is asked alone: three more of the ordinary kind. */
export const SHIPS_FILMS_AND_PLANTS: readonly ServiceName[] = ['ferryline', 'filmset', 'arboretum']
/** Those of set af, each of which is asked alone: three more of the ordinary kind. */
export const BREAD_CHESS_AND_DEBTS: readonly ServiceName[] = ['bakery', 'chess', 'debtadvice']
/** Those of set ag, each of which is asked alone: three more of the ordinary kind. */
export const PARKING_SONG_AND_WARMTH: readonly ServiceName[] = ['parking', 'choir', 'heating']
/** Those of set ah, each of which is asked alone: four ordinary services of common styles. */
export const CARDS_TOYS_THINGS_AND_STAFF: readonly ServiceName[] = ['kanban', 'toyshop', 'lendery', 'staffroom']
/** Those of set ai, each of which is asked alone: four more ordinary services of common styles. */
export const DOGS_FURNITURE_COURSES_AND_LIFTS: readonly ServiceName[] = ['dogstay', 'joinery', 'elearning', 'liftcare']
/** Those of set aj, each of which is asked alone: a project tracker, a shop, a library and a recruitment. */
export const PROJECTS_SPORTS_MEDIA_AND_HIRING: readonly ServiceName[] = ['projectroom', 'sportshop', 'medialibrary', 'hiring'] // oxfmt-ignore
/** Those of set ak, each of which is asked alone: a car rental, a pharmacy, an accounting office and hair salons. */
export const CARS_MEDICINES_BOOKS_AND_HAIR: readonly ServiceName[] = ['carhire', 'pharmacy', 'accounting', 'salon']
/** Those of set al, each of which is asked alone: cinemas, a print shop, a travel agency and blood donations. */
export const FILMS_PRINTS_TOURS_AND_BLOOD: readonly ServiceName[] = ['cinemas', 'printshop', 'travel', 'blooddrive']
/** Those of set am, each of which is asked alone: solar panels, house moves and after-school clubs. */
export const PANELS_MOVES_AND_CLUBS: readonly ServiceName[] = ['solar', 'movers', 'afterschool']
/** Those of set an, each of which is asked alone: second-hand books, glasses and a campsite. */
export const BOOKS_GLASSES_AND_PITCHES: readonly ServiceName[] = ['bookshop', 'optician', 'campsite']
/** Those of set ao, each of which is asked alone: self-storage, a language school, a swimming pool and kitchens. */
export const UNITS_LESSONS_LANES_AND_KITCHENS: readonly ServiceName[] = ['selfstorage', 'langschool', 'swimpool', 'kitchens'] // oxfmt-ignore
/** Those of set ap, each of which is asked alone: a task tracker, a music shop, a library and a staff system. */
export const TASKS_GOODS_BOOKS_AND_PEOPLE: readonly ServiceName[] = ['taskdesk', 'musicshop', 'townlibrary', 'staffhub']
/** Those of set aq, each of which is asked alone: issues of a building site, shoes, a school's library and a staff system. */
export const SNAGS_SHOES_BOOKS_AND_STAFF: readonly ServiceName[] = ['sitelog', 'shoeshop', 'schoollibrary', 'workforce']
/** Those of set ar, each of which is asked alone: the work in parks, a coffee roaster's shop, a library of board games and the staff of a zoo. */
export const PARKS_COFFEE_GAMES_AND_KEEPERS: readonly ServiceName[] = ['parkworks', 'roastery', 'gamelibrary', 'zoostaff'] // oxfmt-ignore
/** Those of set as, each of which is asked alone: an agency's video tasks, a bicycle shop, a county's libraries and the staff of depots. */
export const SERVICES_OF_AS: readonly ServiceName[] = ['videotasks', 'bikeshop', 'countylibrary', 'depotstaff']
/** Those of set at, each of which is asked alone: a medical practice, a wholesaler's stock, a hotel group, customer support and an evening school. */
export const SERVICES_OF_AT: readonly ServiceName[] = ['practicedesk', 'stockroom', 'innkeeper', 'careline', 'eveningschool'] // oxfmt-ignore
/** Those of set au, each of which is asked alone: the tasks of architects, a lamp shop, a music academy's library and the staff of a hospital. */
export const SERVICES_OF_AU: readonly ServiceName[] = ['draftboard', 'lampstore', 'scorelibrary', 'wardstaff']
/** Those of set av, each of which is asked alone: the tasks of event organisers, a tea shop, a library of maps and the staff of theatres. */
export const SERVICES_OF_AV: readonly ServiceName[] = ['eventtasks', 'teahouse', 'maplibrary', 'theatrestaff']
/** Those of set aw, each of which is asked alone: a software firm's issues, a fashion shop, a town's library and an IT firm's staff. */
export const SERVICES_OF_AW: readonly ServiceName[] = ['sprintdesk', 'wardrobe', 'riverlibrary', 'peopleops']
/** Those of set ax, each of which is asked alone: a newspaper's pieces, a shop for sewing, a film museum's library and the staff of hostels. */
export const SERVICES_OF_AX: readonly ServiceName[] = ['newsdesk', 'sewingshop', 'filmlibrary', 'hostelstaff']
/** Those of set ay, each of which is asked alone: the work orders of a maintenance contractor, a shop for pet supplies, a university's library and the staff of a construction firm. */
export const SERVICES_OF_AY: readonly ServiceName[] = ['fixdesk', 'petshop', 'campuslibrary', 'buildstaff']
/** Those of set az, each of which is asked alone: a photographer's studio, the inventory of an IT department, a coach company's trips and a pub and its regular events. */
export const SERVICES_OF_AZ: readonly ServiceName[] = ['photostudio', 'itassets', 'coachtours', 'leaguepub']
/** Those of set ba, each of which is asked alone: the CRM of a firm that sells machines, a shop for camping gear, an agency for tutors and a company that cleans offices. */
export const SERVICES_OF_BA: readonly ServiceName[] = ['pipeline', 'outdoorshop', 'tutoring', 'cleaningco']
/** Those of set bb, each of which is asked alone: an agency for holiday cottages, an architects' office, a music label and a food distributor's warehouse. */
export const SERVICES_OF_BB: readonly ServiceName[] = ['cottages', 'archstudio', 'recordlabel', 'fooddepot']
/** Those of set bc, each of which is asked alone: nurseries, charging stations for electric cars, a software firm, an advertising agency. */
export const SERVICES_OF_BC: readonly ServiceName[] = ['nurseries', 'evcharging', 'subscriptions', 'adagency']
/** Those of set bd, each of which is asked alone: a centre that trains tradespeople, a wholesaler of spare parts. */
export const SERVICES_OF_BD: readonly ServiceName[] = ['trainingcentre', 'spareparts']
/** Those of set be, each of which is asked alone: a pest control firm, a cheese dairy. */
export const SERVICES_OF_BE: readonly ServiceName[] = ['pestcontrol', 'cheesedairy']
/** Those of set bf, each of which is asked alone: a landscaping firm, the street markets of a council. */
export const SERVICES_OF_BF: readonly ServiceName[] = ['landscaping', 'marketstalls']
/** Those of set bg, each of which is asked alone: a roofing firm and a town's community centre. */
export const SERVICES_OF_BG: readonly ServiceName[] = ['roofing', 'communitycentre']
/** Those of set bh, each of which is asked alone: firms that hire out skips, and chauffeurs. */
export const SERVICES_OF_BH: readonly ServiceName[] = ['skiphire', 'chauffeurs']
/** Those of set t: a brewery and a newspaper publisher that other sets have too, beside three others. */
export const BEER_AND_PAPERS: readonly ServiceName[] = ['people', 'fleet', 'planboard', 'brewery', 'newspaper']
export const ALL_SERVICES = Object.keys(STARTERS) as ServiceName[]

interface Running {
  url: string
  data: object
  reset(): void
  close(): Promise<void>
}

/** Services, the registry over them and the agent over that, in this process on free ports. */
export async function startServices(
  clock = new Date(),
  names: readonly ServiceName[] = FIRST_FOUR,
  { settings, environment }: { settings: Settings; environment?: NodeJS.ProcessEnv } = { settings: Settings.parse({}) },
) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-evaluation-'))
  const logger = createLogger('test', 'silent')
  const services: [ServiceName, Running][] = []
  for (const name of names) services.push([name, await STARTERS[name].start({ clock })])
  const registryFile = join(folder, 'mcp_servers.yaml')
  const entries = services.map(([name, { url }]) => `  - ${name}:\n      url: ${url}${STARTERS[name].description}\n`)
  writeFileSync(registryFile, `services:\n${entries.join('')}`)
  const registry = await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })
  const registryServer = await listen(registry.app, { port: 0 })
  const agent = await createAgentApp({
    settings,
    registryUrl: registryServer.url,
    stateFolder: folder,
    logger,
    ...(environment && { environment }),
  })
  const agentServer = await listen(agent.app, { port: 0 })
  for (let tries = 0; !(await isReady(registryServer.url, names.length)); tries++) {
    if (tries > 500) throw new Error('The registry did not register all services')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return {
    agentUrl: agentServer.url,
    registryUrl: registryServer.url,
    /** All that the services hold now, as copies by `service.kind`. */
    snapshot: (): Tables =>
      Object.fromEntries(
        services.flatMap(([name, service]) =>
          Object.entries(service.data).map(([kind, rows]) => [`${name}.${kind}`, structuredClone(rows)]),
        ),
      ) as unknown as Tables,
    reset: () => services.forEach(([, service]) => service.reset()),
    close: async () => {
      await agentServer.close()
      await registryServer.close()
      await agent.close()
      await registry.close()
      await Promise.all(services.map(([, service]) => service.close()))
      rmSync(folder, { recursive: true })
    },
  }
}

async function isReady(registryUrl: string, count: number): Promise<boolean> {
  const applications = (await (await fetch(`${registryUrl}/applications`)).json()) as { tool_count: number }[]
  return applications.length === count && applications.every(({ tool_count }) => tool_count > 0)
}
