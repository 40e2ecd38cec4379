import { createBankData } from './bank/data.ts'
import { createBillingData } from './billing/data.ts'
import { createBreweryData } from './brewery/data.ts'
import { createBoxofficeData } from './boxoffice/data.ts'
import { createCampusData } from './campus/data.ts'
import { createClinicData } from './clinic/data.ts'
import { createCodehostData } from './codehost/data.ts'
import { createConferencesData } from './conferences/data.ts'
import { createCourierData } from './courier/data.ts'
import { createFitnessData } from './fitness/data.ts'
import { createFleetData } from './fleet/data.ts'
import { createGarageData } from './garage/data.ts'
import { createHarbourData } from './harbour/data.ts'
import { createHelpdeskData } from './helpdesk/data.ts'
import { createHotelData } from './hotel/data.ts'
import { createInsurerData } from './insurer/data.ts'
import { createLibraryData } from './library/data.ts'
import { createLettingsData } from './lettings/data.ts'
import { createMuseumData } from './museum/data.ts'
import { createCooperativeData } from './cooperative/data.ts'
import { createRailwayData } from './railway/data.ts'
import { createMusicschoolData } from './musicschool/data.ts'
import { createNewspaperData } from './newspaper/data.ts'
import { createPeopleData } from './people/data.ts'
import { createPlanboardData } from './planboard/data.ts'
import { createPurchasingData } from './purchasing/data.ts'
import { createRecruitingData } from './recruiting/data.ts'
import { createShelterData } from './shelter/data.ts'
import { createSkiresortData } from './skiresort/data.ts'
import { createStoreData } from './store/data.ts'
import { createTranslationData } from './translation/data.ts'
import { createToolhireData } from './toolhire/data.ts'
import { createLeagueData } from './league/data.ts'
import { createVetsData } from './vets/data.ts'
import { createWineData } from './wine/data.ts'
import { createWindfarmData } from './windfarm/data.ts'
import { createBikeshareData } from './bikeshare/data.ts'
import { createCateringData } from './catering/data.ts'
import { createConstructionData } from './construction/data.ts'
import { createCoworkingData } from './coworking/data.ts'
import { createFestivalData } from './festival/data.ts'
import { createFilmarchiveData } from './filmarchive/data.ts'
import { createHaulageData } from './haulage/data.ts'
import { createHospitalData } from './hospital/data.ts'
import { createLabData } from './lab/data.ts'
import { createMarinaData } from './marina/data.ts'
import { createRealtyData } from './realty/data.ts'
import { createWholesaleData } from './wholesale/data.ts'
import { createEscaperoomsData } from './escaperooms/data.ts'
import { createPodcastsData } from './podcasts/data.ts'
import { createCharityrunsData } from './charityruns/data.ts'
import { createRepairsData } from './repairs/data.ts'
import { createPropsData } from './props/data.ts'
import { createSeedbankData } from './seedbank/data.ts'
import { createDrivingschoolData } from './drivingschool/data.ts'
import { createBeekeepingData } from './beekeeping/data.ts'
import { createGardenshopData } from './gardenshop/data.ts'
import { createCitylibraryData } from './citylibrary/data.ts'
import { createHrData } from './hr/data.ts'
import { createAcademyData } from './academy/data.ts'
import { createAgencyData } from './agency/data.ts'
import { createElectronicsData } from './electronics/data.ts'
import { createTrackerData } from './tracker/data.ts'
import { createDiningData } from './dining/data.ts'
import { createPropertyData } from './property/data.ts'
import { createTicketingData } from './ticketing/data.ts'
import { createDentalData } from './dental/data.ts'
import { createParcelsData } from './parcels/data.ts'
import { createSecondaryData } from './secondary/data.ts'
import { createDealershipData } from './dealership/data.ts'
import { createEnergyData } from './energy/data.ts'
import { createWeddingsData } from './weddings/data.ts'
import { createFoodbankData } from './foodbank/data.ts'
import { createPermitsData } from './permits/data.ts'
import { createAircrewData } from './aircrew/data.ts'
import { createLawfirmData } from './lawfirm/data.ts'
import { createAuctionhouseData } from './auctionhouse/data.ts'
import { createHomecareData } from './homecare/data.ts'
import { createFerrylineData } from './ferryline/data.ts'
import { createFilmsetData } from './filmset/data.ts'
import { createArboretumData } from './arboretum/data.ts'
import { createBakeryData } from './bakery/data.ts'
import { createChessData } from './chess/data.ts'
import { createDebtadviceData } from './debtadvice/data.ts'
import { createParkingData } from './parking/data.ts'
import { createChoirData } from './choir/data.ts'
import { createHeatingData } from './heating/data.ts'
import { createKanbanData } from './kanban/data.ts'
import { createToyshopData } from './toyshop/data.ts'
import { createLenderyData } from './lendery/data.ts'
import { createStaffroomData } from './staffroom/data.ts'
import { createDogstayData } from './dogstay/data.ts'
import { createJoineryData } from './joinery/data.ts'
import { createElearningData } from './elearning/data.ts'
import { createLiftcareData } from './liftcare/data.ts'
import { createProjectroomData } from './projectroom/data.ts'
import { createSportshopData } from './sportshop/data.ts'
import { createMedialibraryData } from './medialibrary/data.ts'
import { createHiringData } from './hiring/data.ts'
import { createCarhireData } from './carhire/data.ts'
import { createPharmacyData } from './pharmacy/data.ts'
import { createAccountingData } from './accounting/data.ts'
import { createSalonData } from './salon/data.ts'
import { createCinemasData } from './cinemas/data.ts'
import { createPrintshopData } from './printshop/data.ts'
import { createTravelData } from './travel/data.ts'
import { createBlooddriveData } from './blooddrive/data.ts'
import { createSolarData } from './solar/data.ts'
import { createMoversData } from './movers/data.ts'
import { createAfterschoolData } from './afterschool/data.ts'
import { createBookshopData } from './bookshop/data.ts'
import { createOpticianData } from './optician/data.ts'
import { createCampsiteData } from './campsite/data.ts'
import { createSelfstorageData } from './selfstorage/data.ts'
import { createLangschoolData } from './langschool/data.ts'
import { createSwimpoolData } from './swimpool/data.ts'
import { createKitchensData } from './kitchens/data.ts'
import { createTaskdeskData } from './taskdesk/data.ts'
import { createMusicshopData } from './musicshop/data.ts'
import { createTownlibraryData } from './townlibrary/data.ts'
import { createStaffhubData } from './staffhub/data.ts'
import { createSitelogData } from './sitelog/data.ts'
import { createShoeshopData } from './shoeshop/data.ts'
import { createSchoollibraryData } from './schoollibrary/data.ts'
import { createWorkforceData } from './workforce/data.ts'
import { createParkworksData } from './parkworks/data.ts'
import { createRoasteryData } from './roastery/data.ts'
import { createGamelibraryData } from './gamelibrary/data.ts'
import { createZoostaffData } from './zoostaff/data.ts'
import { createVideotasksData } from './videotasks/data.ts'
import { createBikeshopData } from './bikeshop/data.ts'
import { createCountylibraryData } from './countylibrary/data.ts'
import { createDepotstaffData } from './depotstaff/data.ts'
import { createPracticedeskData } from './practicedesk/data.ts'
import { createStockroomData } from './stockroom/data.ts'
import { createInnkeeperData } from './innkeeper/data.ts'
import { createCarelineData } from './careline/data.ts'
import { createEveningschoolData } from './eveningschool/data.ts'
import { createDraftboardData } from './draftboard/data.ts'
import { createLampstoreData } from './lampstore/data.ts'
import { createScorelibraryData } from './scorelibrary/data.ts'
import { createWardstaffData } from './wardstaff/data.ts'
import { createEventtasksData } from './eventtasks/data.ts'
import { createTeahouseData } from './teahouse/data.ts'
import { createMaplibraryData } from './maplibrary/data.ts'
import { createTheatrestaffData } from './theatrestaff/data.ts'
import { createSprintdeskData } from './sprintdesk/data.ts'
import { createWardrobeData } from './wardrobe/data.ts'
import { createRiverlibraryData } from './riverlibrary/data.ts'
import { createPeopleopsData } from './peopleops/data.ts'
import { createNewsdeskData } from './newsdesk/data.ts'
import { createSewingshopData } from './sewingshop/data.ts'
import { createFilmlibraryData } from './filmlibrary/data.ts'
import { createHostelstaffData } from './hostelstaff/data.ts'
import { createFixdeskData } from './fixdesk/data.ts'
import { createPetshopData } from './petshop/data.ts'
import { createCampuslibraryData } from './campuslibrary/data.ts'
import { createBuildstaffData } from './buildstaff/data.ts'
import { createPhotostudioData } from './photostudio/data.ts'
import { createItassetsData } from './itassets/data.ts'
import { createCoachtoursData } from './coachtours/data.ts'
import { createLeaguepubData } from './leaguepub/data.ts'
import { createPipelineData } from './pipeline/data.ts'
import { createOutdoorshopData } from './outdoorshop/data.ts'
import { createTutoringData } from './tutoring/data.ts'
import { createCleaningcoData } from './cleaningco/data.ts'
import { createCottagesData } from './cottages/data.ts'
import { createArchstudioData } from './archstudio/data.ts'
import { createRecordlabelData } from './recordlabel/data.ts'
import { createFooddepotData } from './fooddepot/data.ts'
import { createNurseriesData } from './nurseries/data.ts'
import { createEvchargingData } from './evcharging/data.ts'
import { createSubscriptionsData } from './subscriptions/data.ts'
import { createAdagencyData } from './adagency/data.ts'
import { createTrainingcentreData } from './trainingcentre/data.ts'
import { createSparepartsData } from './spareparts/data.ts'
import { createPestcontrolData } from './pestcontrol/data.ts'
import { createCheesedairyData } from './cheesedairy/data.ts'
import { createLandscapingData } from './landscaping/data.ts'
import { createMarketstallsData } from './marketstalls/data.ts'
import { createRoofingData } from './roofing/data.ts'
import { createCommunitycentreData } from './communitycentre/data.ts'
import { createSkiphireData } from './skiphire/data.ts'
import { createChauffeursData } from './chauffeurs/data.ts'

/** What all services hold at first when they start at this time. */
export const createData = (clock: Date) => ({
  planboard: createPlanboardData(clock),
  store: createStoreData(clock),
  fleet: createFleetData(clock),
  people: createPeopleData(clock),
  museum: createMuseumData(clock),
  harbour: createHarbourData(clock),
  clinic: createClinicData(clock),
  campus: createCampusData(clock),
  boxoffice: createBoxofficeData(clock),
  lettings: createLettingsData(clock),
  insurer: createInsurerData(clock),
  windfarm: createWindfarmData(clock),
  billing: createBillingData(clock),
  hotel: createHotelData(clock),
  helpdesk: createHelpdeskData(clock),
  fitness: createFitnessData(clock),
  purchasing: createPurchasingData(clock),
  recruiting: createRecruitingData(clock),
  bank: createBankData(clock),
  codehost: createCodehostData(clock),
  courier: createCourierData(clock),
  conferences: createConferencesData(clock),
  shelter: createShelterData(clock),
  brewery: createBreweryData(clock),
  musicschool: createMusicschoolData(clock),
  skiresort: createSkiresortData(clock),
  railway: createRailwayData(clock),
  cooperative: createCooperativeData(clock),
  garage: createGarageData(clock),
  newspaper: createNewspaperData(clock),
  translation: createTranslationData(clock),
  library: createLibraryData(clock),
  vets: createVetsData(clock),
  toolhire: createToolhireData(clock),
  league: createLeagueData(clock),
  wine: createWineData(clock),
  coworking: createCoworkingData(clock),
  realty: createRealtyData(clock),
  marina: createMarinaData(clock),
  filmarchive: createFilmarchiveData(clock),
  lab: createLabData(clock),
  bikeshare: createBikeshareData(clock),
  construction: createConstructionData(clock),
  catering: createCateringData(clock),
  wholesale: createWholesaleData(clock),
  hospital: createHospitalData(clock),
  festival: createFestivalData(clock),
  haulage: createHaulageData(clock),
  escaperooms: createEscaperoomsData(clock),
  podcasts: createPodcastsData(clock),
  charityruns: createCharityrunsData(clock),
  repairs: createRepairsData(clock),
  props: createPropsData(clock),
  seedbank: createSeedbankData(clock),
  drivingschool: createDrivingschoolData(clock),
  beekeeping: createBeekeepingData(clock),
  gardenshop: createGardenshopData(clock),
  citylibrary: createCitylibraryData(clock),
  tracker: createTrackerData(clock),
  hr: createHrData(clock),
  agency: createAgencyData(clock),
  electronics: createElectronicsData(clock),
  academy: createAcademyData(clock),
  dining: createDiningData(clock),
  property: createPropertyData(clock),
  ticketing: createTicketingData(clock),
  dental: createDentalData(clock),
  parcels: createParcelsData(clock),
  secondary: createSecondaryData(clock),
  dealership: createDealershipData(clock),
  energy: createEnergyData(clock),
  weddings: createWeddingsData(clock),
  foodbank: createFoodbankData(clock),
  permits: createPermitsData(clock),
  aircrew: createAircrewData(clock),
  lawfirm: createLawfirmData(clock),
  auctionhouse: createAuctionhouseData(clock),
  homecare: createHomecareData(clock),
  ferryline: createFerrylineData(clock),
  filmset: createFilmsetData(clock),
  arboretum: createArboretumData(clock),
  bakery: createBakeryData(clock),
  chess: createChessData(clock),
  debtadvice: createDebtadviceData(clock),
  parking: createParkingData(clock),
  choir: createChoirData(clock),
  heating: createHeatingData(clock),
  kanban: createKanbanData(clock),
  toyshop: createToyshopData(clock),
  lendery: createLenderyData(clock),
  staffroom: createStaffroomData(clock),
  dogstay: createDogstayData(clock),
  joinery: createJoineryData(clock),
  elearning: createElearningData(clock),
  liftcare: createLiftcareData(clock),
  projectroom: createProjectroomData(clock),
  sportshop: createSportshopData(clock),
  medialibrary: createMedialibraryData(clock),
  hiring: createHiringData(clock),
  carhire: createCarhireData(clock),
  pharmacy: createPharmacyData(clock),
  accounting: createAccountingData(clock),
  salon: createSalonData(clock),
  cinemas: createCinemasData(clock),
  printshop: createPrintshopData(clock),
  travel: createTravelData(clock),
  blooddrive: createBlooddriveData(clock),
  solar: createSolarData(clock),
  movers: createMoversData(clock),
  afterschool: createAfterschoolData(clock),
  bookshop: createBookshopData(clock),
  optician: createOpticianData(clock),
  campsite: createCampsiteData(clock),
  selfstorage: createSelfstorageData(clock),
  langschool: createLangschoolData(clock),
  swimpool: createSwimpoolData(clock),
  kitchens: createKitchensData(clock),
  taskdesk: createTaskdeskData(clock),
  musicshop: createMusicshopData(clock),
  townlibrary: createTownlibraryData(clock),
  staffhub: createStaffhubData(clock),
  sitelog: createSitelogData(clock),
  shoeshop: createShoeshopData(clock),
  schoollibrary: createSchoollibraryData(clock),
  workforce: createWorkforceData(clock),
  parkworks: createParkworksData(clock),
  roastery: createRoasteryData(clock),
  gamelibrary: createGamelibraryData(clock),
  zoostaff: createZoostaffData(clock),
  videotasks: createVideotasksData(clock),
  bikeshop: createBikeshopData(clock),
  countylibrary: createCountylibraryData(clock),
  depotstaff: createDepotstaffData(clock),
  practicedesk: createPracticedeskData(clock),
  stockroom: createStockroomData(clock),
  innkeeper: createInnkeeperData(clock),
  careline: createCarelineData(clock),
  eveningschool: createEveningschoolData(clock),
  draftboard: createDraftboardData(clock),
  lampstore: createLampstoreData(clock),
  scorelibrary: createScorelibraryData(clock),
  wardstaff: createWardstaffData(clock),
  eventtasks: createEventtasksData(clock),
  teahouse: createTeahouseData(clock),
  maplibrary: createMaplibraryData(clock),
  theatrestaff: createTheatrestaffData(clock),
  sprintdesk: createSprintdeskData(clock),
  wardrobe: createWardrobeData(clock),
  riverlibrary: createRiverlibraryData(clock),
  peopleops: createPeopleopsData(clock),
  newsdesk: createNewsdeskData(clock),
  sewingshop: createSewingshopData(clock),
  filmlibrary: createFilmlibraryData(clock),
  hostelstaff: createHostelstaffData(clock),
  fixdesk: createFixdeskData(clock),
  petshop: createPetshopData(clock),
  campuslibrary: createCampuslibraryData(clock),
  buildstaff: createBuildstaffData(clock),
  photostudio: createPhotostudioData(clock),
  itassets: createItassetsData(clock),
  coachtours: createCoachtoursData(clock),
  leaguepub: createLeaguepubData(clock),
  pipeline: createPipelineData(clock),
  outdoorshop: createOutdoorshopData(clock),
  tutoring: createTutoringData(clock),
  cleaningco: createCleaningcoData(clock),
  cottages: createCottagesData(clock),
  archstudio: createArchstudioData(clock),
  recordlabel: createRecordlabelData(clock),
  fooddepot: createFooddepotData(clock),
  nurseries: createNurseriesData(clock),
  evcharging: createEvchargingData(clock),
  subscriptions: createSubscriptionsData(clock),
  adagency: createAdagencyData(clock),
  trainingcentre: createTrainingcentreData(clock),
  spareparts: createSparepartsData(clock),
  pestcontrol: createPestcontrolData(clock),
  cheesedairy: createCheesedairyData(clock),
  landscaping: createLandscapingData(clock),
  marketstalls: createMarketstallsData(clock),
  roofing: createRoofingData(clock),
  communitycentre: createCommunitycentreData(clock),
  skiphire: createSkiphireData(clock),
  chauffeurs: createChauffeursData(clock),
})
