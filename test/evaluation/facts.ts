import { noteKind } from './judge/identity.ts'
import { createDays } from './services/days.ts'
import type { BankData } from './services/bank/data.ts'
import type { BillingData } from './services/billing/data.ts'
import type { BreweryData } from './services/brewery/data.ts'
import type { BoxofficeData } from './services/boxoffice/data.ts'
import type { CampusData } from './services/campus/data.ts'
import type { ClinicData } from './services/clinic/data.ts'
import type { CodehostData } from './services/codehost/data.ts'
import type { ConferencesData } from './services/conferences/data.ts'
import type { CourierData } from './services/courier/data.ts'
import type { FitnessData } from './services/fitness/data.ts'
import type { FleetData } from './services/fleet/data.ts'
import type { GarageData } from './services/garage/data.ts'
import type { HarbourData } from './services/harbour/data.ts'
import type { HelpdeskData } from './services/helpdesk/data.ts'
import type { HotelData } from './services/hotel/data.ts'
import type { InsurerData } from './services/insurer/data.ts'
import type { LibraryData } from './services/library/data.ts'
import type { LettingsData } from './services/lettings/data.ts'
import type { MuseumData } from './services/museum/data.ts'
import type { CooperativeData } from './services/cooperative/data.ts'
import type { MusicschoolData } from './services/musicschool/data.ts'
import type { RailwayData } from './services/railway/data.ts'
import type { NewspaperData } from './services/newspaper/data.ts'
import type { PeopleData } from './services/people/data.ts'
import type { PlanboardData } from './services/planboard/data.ts'
import type { PurchasingData } from './services/purchasing/data.ts'
import type { RecruitingData } from './services/recruiting/data.ts'
import type { ShelterData } from './services/shelter/data.ts'
import type { SkiresortData } from './services/skiresort/data.ts'
import type { StoreData } from './services/store/data.ts'
import type { TranslationData } from './services/translation/data.ts'
import type { LeagueData } from './services/league/data.ts'
import type { ToolhireData } from './services/toolhire/data.ts'
import type { VetsData } from './services/vets/data.ts'
import type { WineData } from './services/wine/data.ts'
import type { WindfarmData } from './services/windfarm/data.ts'
import type { BikeshareData } from './services/bikeshare/data.ts'
import type { CateringData } from './services/catering/data.ts'
import type { ConstructionData } from './services/construction/data.ts'
import type { CoworkingData } from './services/coworking/data.ts'
import type { FestivalData } from './services/festival/data.ts'
import type { FilmarchiveData } from './services/filmarchive/data.ts'
import type { HaulageData } from './services/haulage/data.ts'
import type { HospitalData } from './services/hospital/data.ts'
import type { LabData } from './services/lab/data.ts'
import type { MarinaData } from './services/marina/data.ts'
import type { RealtyData } from './services/realty/data.ts'
import type { WholesaleData } from './services/wholesale/data.ts'
import type { EscaperoomsData } from './services/escaperooms/data.ts'
import type { PodcastsData } from './services/podcasts/data.ts'
import type { CharityrunsData } from './services/charityruns/data.ts'
import type { RepairsData } from './services/repairs/data.ts'
import type { PropsData } from './services/props/data.ts'
import type { SeedbankData } from './services/seedbank/data.ts'
import type { DrivingschoolData } from './services/drivingschool/data.ts'
import type { BeekeepingData } from './services/beekeeping/data.ts'
import type { GardenshopData } from './services/gardenshop/data.ts'
import type { CitylibraryData } from './services/citylibrary/data.ts'
import type { HrData } from './services/hr/data.ts'
import type { AcademyData } from './services/academy/data.ts'
import type { AgencyData } from './services/agency/data.ts'
import type { ElectronicsData } from './services/electronics/data.ts'
import type { TrackerData } from './services/tracker/data.ts'
import type { DiningData } from './services/dining/data.ts'
import type { PropertyData } from './services/property/data.ts'
import type { TicketingData } from './services/ticketing/data.ts'
import type { DentalData } from './services/dental/data.ts'
import type { ParcelsData } from './services/parcels/data.ts'
import type { SecondaryData } from './services/secondary/data.ts'
import type { DealershipData } from './services/dealership/data.ts'
import type { EnergyData } from './services/energy/data.ts'
import type { WeddingsData } from './services/weddings/data.ts'
import type { FoodbankData } from './services/foodbank/data.ts'
import type { PermitsData } from './services/permits/data.ts'
import type { AircrewData } from './services/aircrew/data.ts'
import type { LawfirmData } from './services/lawfirm/data.ts'
import type { AuctionhouseData } from './services/auctionhouse/data.ts'
import type { HomecareData } from './services/homecare/data.ts'
import type { FerrylineData } from './services/ferryline/data.ts'
import type { FilmsetData } from './services/filmset/data.ts'
import type { ArboretumData } from './services/arboretum/data.ts'
import type { BakeryData } from './services/bakery/data.ts'
import type { ChessData } from './services/chess/data.ts'
import type { DebtadviceData } from './services/debtadvice/data.ts'
import type { ParkingData } from './services/parking/data.ts'
import type { ChoirData } from './services/choir/data.ts'
import type { HeatingData } from './services/heating/data.ts'
import type { KanbanData } from './services/kanban/data.ts'
import type { ToyshopData } from './services/toyshop/data.ts'
import type { LenderyData } from './services/lendery/data.ts'
import type { StaffroomData } from './services/staffroom/data.ts'
import type { DogstayData } from './services/dogstay/data.ts'
import type { JoineryData } from './services/joinery/data.ts'
import type { ElearningData } from './services/elearning/data.ts'
import type { LiftcareData } from './services/liftcare/data.ts'
import type { ProjectroomData } from './services/projectroom/data.ts'
import type { SportshopData } from './services/sportshop/data.ts'
import type { MedialibraryData } from './services/medialibrary/data.ts'
import type { HiringData } from './services/hiring/data.ts'
import type { CarhireData } from './services/carhire/data.ts'
import type { PharmacyData } from './services/pharmacy/data.ts'
import type { AccountingData } from './services/accounting/data.ts'
import type { SalonData } from './services/salon/data.ts'
import type { CinemasData } from './services/cinemas/data.ts'
import type { PrintshopData } from './services/printshop/data.ts'
import type { TravelData } from './services/travel/data.ts'
import type { BlooddriveData } from './services/blooddrive/data.ts'
import type { SolarData } from './services/solar/data.ts'
import type { MoversData } from './services/movers/data.ts'
import type { AfterschoolData } from './services/afterschool/data.ts'
import type { BookshopData } from './services/bookshop/data.ts'
import type { OpticianData } from './services/optician/data.ts'
import type { CampsiteData } from './services/campsite/data.ts'
import type { SelfstorageData } from './services/selfstorage/data.ts'
import type { LangschoolData } from './services/langschool/data.ts'
import type { SwimpoolData } from './services/swimpool/data.ts'
import type { KitchensData } from './services/kitchens/data.ts'
import type { TaskdeskData } from './services/taskdesk/data.ts'
import type { MusicshopData } from './services/musicshop/data.ts'
import type { TownlibraryData } from './services/townlibrary/data.ts'
import type { StaffhubData } from './services/staffhub/data.ts'
import type { SitelogData } from './services/sitelog/data.ts'
import type { ShoeshopData } from './services/shoeshop/data.ts'
import type { SchoollibraryData } from './services/schoollibrary/data.ts'
import type { WorkforceData } from './services/workforce/data.ts'
import type { ParkworksData } from './services/parkworks/data.ts'
import type { RoasteryData } from './services/roastery/data.ts'
import type { GamelibraryData } from './services/gamelibrary/data.ts'
import type { ZoostaffData } from './services/zoostaff/data.ts'
import type { VideotasksData } from './services/videotasks/data.ts'
import type { BikeshopData } from './services/bikeshop/data.ts'
import type { CountylibraryData } from './services/countylibrary/data.ts'
import type { DepotstaffData } from './services/depotstaff/data.ts'
import type { PracticedeskData } from './services/practicedesk/data.ts'
import type { StockroomData } from './services/stockroom/data.ts'
import type { InnkeeperData } from './services/innkeeper/data.ts'
import type { CarelineData } from './services/careline/data.ts'
import type { EveningschoolData } from './services/eveningschool/data.ts'
import type { DraftboardData } from './services/draftboard/data.ts'
import type { LampstoreData } from './services/lampstore/data.ts'
import type { ScorelibraryData } from './services/scorelibrary/data.ts'
import type { WardstaffData } from './services/wardstaff/data.ts'
import type { EventtasksData } from './services/eventtasks/data.ts'
import type { TeahouseData } from './services/teahouse/data.ts'
import type { MaplibraryData } from './services/maplibrary/data.ts'
import type { TheatrestaffData } from './services/theatrestaff/data.ts'
import type { SprintdeskData } from './services/sprintdesk/data.ts'
import type { WardrobeData } from './services/wardrobe/data.ts'
import type { RiverlibraryData } from './services/riverlibrary/data.ts'
import type { PeopleopsData } from './services/peopleops/data.ts'
import type { NewsdeskData } from './services/newsdesk/data.ts'
import type { SewingshopData } from './services/sewingshop/data.ts'
import type { FilmlibraryData } from './services/filmlibrary/data.ts'
import type { HostelstaffData } from './services/hostelstaff/data.ts'
import type { FixdeskData } from './services/fixdesk/data.ts'
import type { PetshopData } from './services/petshop/data.ts'
import type { CampuslibraryData } from './services/campuslibrary/data.ts'
import type { BuildstaffData } from './services/buildstaff/data.ts'
import type { PhotostudioData } from './services/photostudio/data.ts'
import type { ItassetsData } from './services/itassets/data.ts'
import type { CoachtoursData } from './services/coachtours/data.ts'
import type { LeaguepubData } from './services/leaguepub/data.ts'
import type { PipelineData } from './services/pipeline/data.ts'
import type { OutdoorshopData } from './services/outdoorshop/data.ts'
import type { TutoringData } from './services/tutoring/data.ts'
import type { CleaningcoData } from './services/cleaningco/data.ts'
import type { CottagesData } from './services/cottages/data.ts'
import type { ArchstudioData } from './services/archstudio/data.ts'
import type { RecordlabelData } from './services/recordlabel/data.ts'
import type { FooddepotData } from './services/fooddepot/data.ts'
import type { NurseriesData } from './services/nurseries/data.ts'
import type { EvchargingData } from './services/evcharging/data.ts'
import type { SubscriptionsData } from './services/subscriptions/data.ts'
import type { AdagencyData } from './services/adagency/data.ts'
import type { TrainingcentreData } from './services/trainingcentre/data.ts'
import type { SparepartsData } from './services/spareparts/data.ts'
import type { PestcontrolData } from './services/pestcontrol/data.ts'
import type { CheesedairyData } from './services/cheesedairy/data.ts'
import type { LandscapingData } from './services/landscaping/data.ts'
import type { MarketstallsData } from './services/marketstalls/data.ts'
import type { RoofingData } from './services/roofing/data.ts'
import type { CommunitycentreData } from './services/communitycentre/data.ts'
import type { SkiphireData } from './services/skiphire/data.ts'
import type { ChauffeursData } from './services/chauffeurs/data.ts'

/** What the services hold before anything is asked, and the day on which it is asked. */
export interface Facts {
  planboard: PlanboardData
  store: StoreData
  fleet: FleetData
  people: PeopleData
  museum: MuseumData
  harbour: HarbourData
  clinic: ClinicData
  campus: CampusData
  boxoffice: BoxofficeData
  lettings: LettingsData
  insurer: InsurerData
  windfarm: WindfarmData
  billing: BillingData
  hotel: HotelData
  helpdesk: HelpdeskData
  fitness: FitnessData
  purchasing: PurchasingData
  recruiting: RecruitingData
  bank: BankData
  codehost: CodehostData
  courier: CourierData
  conferences: ConferencesData
  shelter: ShelterData
  brewery: BreweryData
  musicschool: MusicschoolData
  skiresort: SkiresortData
  railway: RailwayData
  cooperative: CooperativeData
  garage: GarageData
  newspaper: NewspaperData
  translation: TranslationData
  library: LibraryData
  vets: VetsData
  toolhire: ToolhireData
  league: LeagueData
  wine: WineData
  coworking: CoworkingData
  realty: RealtyData
  marina: MarinaData
  filmarchive: FilmarchiveData
  lab: LabData
  bikeshare: BikeshareData
  construction: ConstructionData
  catering: CateringData
  wholesale: WholesaleData
  hospital: HospitalData
  festival: FestivalData
  haulage: HaulageData
  escaperooms: EscaperoomsData
  podcasts: PodcastsData
  charityruns: CharityrunsData
  repairs: RepairsData
  props: PropsData
  seedbank: SeedbankData
  drivingschool: DrivingschoolData
  beekeeping: BeekeepingData
  gardenshop: GardenshopData
  citylibrary: CitylibraryData
  tracker: TrackerData
  hr: HrData
  agency: AgencyData
  electronics: ElectronicsData
  academy: AcademyData
  dining: DiningData
  property: PropertyData
  ticketing: TicketingData
  dental: DentalData
  parcels: ParcelsData
  secondary: SecondaryData
  dealership: DealershipData
  energy: EnergyData
  weddings: WeddingsData
  foodbank: FoodbankData
  permits: PermitsData
  aircrew: AircrewData
  lawfirm: LawfirmData
  auctionhouse: AuctionhouseData
  homecare: HomecareData
  ferryline: FerrylineData
  filmset: FilmsetData
  arboretum: ArboretumData
  bakery: BakeryData
  chess: ChessData
  debtadvice: DebtadviceData
  parking: ParkingData
  choir: ChoirData
  heating: HeatingData
  kanban: KanbanData
  toyshop: ToyshopData
  lendery: LenderyData
  staffroom: StaffroomData
  dogstay: DogstayData
  joinery: JoineryData
  elearning: ElearningData
  liftcare: LiftcareData
  projectroom: ProjectroomData
  sportshop: SportshopData
  medialibrary: MedialibraryData
  hiring: HiringData
  carhire: CarhireData
  pharmacy: PharmacyData
  accounting: AccountingData
  salon: SalonData
  cinemas: CinemasData
  printshop: PrintshopData
  travel: TravelData
  blooddrive: BlooddriveData
  solar: SolarData
  movers: MoversData
  afterschool: AfterschoolData
  bookshop: BookshopData
  optician: OpticianData
  campsite: CampsiteData
  selfstorage: SelfstorageData
  langschool: LangschoolData
  swimpool: SwimpoolData
  kitchens: KitchensData
  taskdesk: TaskdeskData
  musicshop: MusicshopData
  townlibrary: TownlibraryData
  staffhub: StaffhubData
  sitelog: SitelogData
  shoeshop: ShoeshopData
  schoollibrary: SchoollibraryData
  workforce: WorkforceData
  parkworks: ParkworksData
  roastery: RoasteryData
  gamelibrary: GamelibraryData
  zoostaff: ZoostaffData
  videotasks: VideotasksData
  bikeshop: BikeshopData
  countylibrary: CountylibraryData
  depotstaff: DepotstaffData
  practicedesk: PracticedeskData
  stockroom: StockroomData
  innkeeper: InnkeeperData
  careline: CarelineData
  eveningschool: EveningschoolData
  draftboard: DraftboardData
  lampstore: LampstoreData
  scorelibrary: ScorelibraryData
  wardstaff: WardstaffData
  eventtasks: EventtasksData
  teahouse: TeahouseData
  maplibrary: MaplibraryData
  theatrestaff: TheatrestaffData
  sprintdesk: SprintdeskData
  wardrobe: WardrobeData
  riverlibrary: RiverlibraryData
  peopleops: PeopleopsData
  newsdesk: NewsdeskData
  sewingshop: SewingshopData
  filmlibrary: FilmlibraryData
  hostelstaff: HostelstaffData
  fixdesk: FixdeskData
  petshop: PetshopData
  campuslibrary: CampuslibraryData
  buildstaff: BuildstaffData
  photostudio: PhotostudioData
  itassets: ItassetsData
  coachtours: CoachtoursData
  leaguepub: LeaguepubData
  pipeline: PipelineData
  outdoorshop: OutdoorshopData
  tutoring: TutoringData
  cleaningco: CleaningcoData
  cottages: CottagesData
  archstudio: ArchstudioData
  recordlabel: RecordlabelData
  fooddepot: FooddepotData
  nurseries: NurseriesData
  evcharging: EvchargingData
  subscriptions: SubscriptionsData
  adagency: AdagencyData
  trainingcentre: TrainingcentreData
  spareparts: SparepartsData
  pestcontrol: PestcontrolData
  cheesedairy: CheesedairyData
  landscaping: LandscapingData
  marketstalls: MarketstallsData
  roofing: RoofingData
  communitycentre: CommunitycentreData
  skiphire: SkiphireData
  chauffeurs: ChauffeursData
  /** '2026-03-18' */
  today: string
  /** The day some days from today. */
  day(offset: number): string
}

const KINDS: Record<string, string> = {
  users: 'user',
  projects: 'project',
  tasks: 'task',
  comments: 'comment',
  categories: 'category',
  products: 'product',
  customers: 'customer',
  orders: 'order',
  reviews: 'review',
  depots: 'depot',
  vehicles: 'vehicle',
  drivers: 'driver',
  trips: 'trip',
  repairs: 'repair',
  departments: 'department',
  employees: 'employee',
  leaveRequests: 'leaveRequest',
  openings: 'jobOpening',
  artists: 'artist',
  galleries: 'gallery',
  artworks: 'artwork',
  exhibitions: 'exhibition',
  exhibitionItems: 'exhibitionItem',
  loans: 'loan',
  operators: 'operator',
  vessels: 'vessel',
  berths: 'berth',
  portCalls: 'portCall',
  containers: 'container',
  incidents: 'incident',
  practitioners: 'practitioner',
  patients: 'patient',
  appointments: 'appointment',
  prescriptions: 'prescription',
  invoices: 'invoice',
  programmes: 'programme',
  lecturers: 'lecturer',
  students: 'student',
  courses: 'course',
  rooms: 'room',
  sessions: 'session',
  enrolments: 'enrolment',
  venues: 'venue',
  acts: 'act',
  gigs: 'gig',
  bookings: 'booking',
  shifts: 'shift',
  buildings: 'building',
  flats: 'flat',
  tenants: 'tenant',
  tenancies: 'tenancy',
  contractors: 'contractor',
  jobs: 'job',
  policyholders: 'policyholder',
  adjusters: 'adjuster',
  brokers: 'broker',
  policies: 'policy',
  claims: 'claim',
  payments: 'payment',
  sites: 'site',
  turbines: 'turbine',
  technicians: 'technician',
  workOrders: 'workOrder',
  curtailments: 'event',
  alarms: 'alarm',
  prices: 'price',
  subscriptions: 'subscription',
  refunds: 'refund',
  disputes: 'dispute',
  coupons: 'coupon',
  hotels: 'hotel',
  guests: 'guest',
  reservations: 'reservation',
  housekeepingTasks: 'housekeepingTask',
  organizations: 'organization',
  groups: 'group',
  agents: 'agent',
  requesters: 'requester',
  tickets: 'ticket',
  satisfactionRatings: 'satisfactionRating',
  slaPolicies: 'slaPolicy',
  timeEntries: 'timeEntry',
  clubs: 'club',
  plans: 'plan',
  members: 'member',
  instructors: 'instructor',
  classes: 'class',
  visits: 'visit',
  suppliers: 'supplier',
  warehouses: 'warehouse',
  stockLevels: 'stockLevel',
  purchaseOrders: 'purchaseOrder',
  shipments: 'shipment',
  returns: 'return',
  offices: 'office',
  recruiters: 'recruiter',
  stages: 'stage',
  candidates: 'candidate',
  applications: 'application',
  interviews: 'interview',
  offers: 'offer',
  branches: 'branch',
  accounts: 'account',
  cards: 'card',
  merchants: 'merchant',
  transactions: 'transaction',
  transfers: 'transfer',
  standingOrders: 'standingOrder',
  repositories: 'repository',
  issues: 'issue',
  pullRequests: 'pullRequest',
  labels: 'label',
  milestones: 'milestone',
  releases: 'release',
  deployments: 'deployment',
  routes: 'route',
  parcels: 'parcel',
  deliveryAttempts: 'deliveryAttempt',
  events: 'event',
  speakers: 'speaker',
  attendees: 'attendee',
  sponsors: 'sponsor',
  feedback: 'feedback',
  kennels: 'kennel',
  animals: 'animal',
  staff: 'staff',
  adopters: 'adopter',
  medicalRecords: 'medicalRecord',
  volunteers: 'volunteer',
  fosterPlacements: 'fosterPlacement',
  campaigns: 'campaign',
  donations: 'donation',
  recipes: 'recipe',
  tanks: 'tank',
  brewers: 'brewer',
  batches: 'batch',
  ingredients: 'ingredient',
  kegs: 'keg',
  qualityChecks: 'qualityCheck',
  teachers: 'teacher',
  lessons: 'lesson',
  ensembles: 'ensemble',
  memberships: 'membership',
  instruments: 'instrument',
  concerts: 'concert',
  lifts: 'lift',
  runs: 'run',
  passes: 'pass',
  rentalItems: 'rentalItem',
  rentals: 'rental',
  patrollers: 'patroller',
  snowReports: 'snowReport',
  terminals: 'terminal',
  locomotives: 'locomotive',
  wagons: 'wagon',
  shippers: 'shipper',
  trains: 'train',
  consignments: 'consignment',
  defects: 'defect',
  growers: 'grower',
  plots: 'plot',
  crops: 'crop',
  deliveries: 'delivery',
  stores: 'store',
  machines: 'machine',
  assemblies: 'assembly',
  cars: 'car',
  mechanics: 'mechanic',
  parts: 'part',
  loanCars: 'loanCar',
  publications: 'publication',
  readers: 'reader',
  carriers: 'carrier',
  deliveryRoutes: 'deliveryRoute',
  complaints: 'complaint',
  journalists: 'journalist',
  articles: 'article',
  advertisers: 'advertiser',
  advertisements: 'advertisement',
  clients: 'client',
  contacts: 'contact',
  linguists: 'linguist',
  assignments: 'assignment',
  books: 'book',
  authors: 'author',
  titles: 'title',
  copies: 'copy',
  patrons: 'patron',
  holds: 'hold',
  fines: 'fine',
  owners: 'owner',
  pets: 'pet',
  veterinarians: 'veterinarian',
  vaccinations: 'vaccination',
  tools: 'tool',
  players: 'player',
  matches: 'match',
  referees: 'referee',
  producers: 'producer',
  wines: 'wine',
  stockLots: 'stockLot',
  spaceMembers: 'member',
  desks: 'desk',
  deskBookings: 'booking',
  estateAgents: 'agent',
  properties: 'property',
  viewings: 'viewing',
  moorings: 'mooring',
  skippers: 'skipper',
  boats: 'boat',
  films: 'film',
  screenings: 'screening',
  analysers: 'analyser',
  samples: 'sample',
  measurements: 'measurement',
  dockingStations: 'station',
  bikes: 'bike',
  rides: 'ride',
  buildingSites: 'site',
  siteMachines: 'machine',
  machineInspections: 'inspection',
  corporates: 'customer',
  cateringMenus: 'menu',
  functions: 'event',
  custs: 'cust',
  arts: 'art',
  ords: 'ord',
  doctors: 'practitioner',
  inpatients: 'patient',
  encounters: 'encounter',
  festivalStages: 'stage',
  bands: 'band',
  performances: 'performance',
  yards: 'yard',
  assets: 'asset',
  haulageJobs: 'job',
  escapeRooms: 'room',
  gamemasters: 'gamemaster',
  escapeBookings: 'booking',
  contributors: 'contributor',
  shows: 'show',
  episodes: 'episode',
  organisers: 'user',
  runCategories: 'category',
  charityRuns: 'run',
  runRegistrations: 'registration',
  repairBuildings: 'project',
  repairTechnicians: 'user',
  repairIssues: 'issue',
  stageProps: 'prop',
  theatres: 'theatre',
  hireOrders: 'order',
  hirePayments: 'payment',
  vaults: 'vault',
  accessions: 'accession',
  germinationTests: 'germinationTest',
  schoolCars: 'car',
  drivingInstructors: 'instructor',
  learners: 'learner',
  drivingLessons: 'lesson',
  beekeepers: 'beekeeper',
  apiaries: 'apiary',
  hives: 'hive',
  hiveInspections: 'inspection',
  harvests: 'harvest',
  sprints: 'sprint',
  worklogs: 'worklog',
  locations: 'location',
  positions: 'position',
  absences: 'absence',
  workItems: 'workItem',
  timesheets: 'timesheet',
  orderLines: 'orderLine',
  teams: 'team',
  restaurants: 'restaurant',
  menuItems: 'menuItem',
  units: 'unit',
  leases: 'lease',
  maintenanceRequests: 'maintenanceRequest',
  performers: 'performer',
  ticketTypes: 'ticketType',
  practices: 'practice',
  treatments: 'treatment',
  stops: 'stop',
  pupils: 'pupil',
  subjects: 'subject',
  marks: 'mark',
  salespeople: 'salesperson',
  testDrives: 'testDrive',
  sales: 'sale',
  tariffs: 'tariff',
  meters: 'meter',
  readings: 'reading',
  bills: 'bill',
  planners: 'planner',
  weddings: 'wedding',
  vendors: 'vendor',
  centres: 'centre',
  donors: 'donor',
  households: 'household',
  foodParcels: 'foodParcel',
  districts: 'district',
  officers: 'officer',
  applicants: 'applicant',
  inspections: 'inspection',
  objections: 'objection',
  airports: 'airport',
  aircraft: 'aircraft',
  crewMembers: 'crewMember',
  flights: 'flight',
  duties: 'duty',
  lawyers: 'lawyer',
  matters: 'matter',
  hearings: 'hearing',
  specialists: 'specialist',
  auctions: 'auction',
  consignors: 'consignor',
  bidders: 'bidder',
  lots: 'lot',
  bids: 'bid',
  carers: 'carer',
  trainings: 'training',
  ports: 'port',
  sailings: 'sailing',
  productions: 'production',
  filmCrew: 'crewMember',
  scenes: 'scene',
  shootingDays: 'shootingDay',
  expenses: 'expense',
  sections: 'section',
  gardeners: 'gardener',
  plants: 'plant',
  careTasks: 'careTask',
  tours: 'tour',
  rounds: 'round',
  tournaments: 'tournament',
  entries: 'entry',
  games: 'game',
  advisers: 'adviser',
  creditors: 'creditor',
  debts: 'debt',
  carParks: 'carPark',
  wardens: 'warden',
  permits: 'permit',
  parkingSessions: 'parkingSession',
  penalties: 'penalty',
  singers: 'singer',
  pieces: 'piece',
  rehearsals: 'rehearsal',
  fees: 'fee',
  engineers: 'engineer',
  appliances: 'appliance',
  contracts: 'contract',
  boards: 'board',
  collaborators: 'collaborator',
  epics: 'epic',
  timeRecords: 'timeRecord',
  makers: 'maker',
  toys: 'toy',
  shoppers: 'shopper',
  ratings: 'rating',
  hubs: 'hub',
  things: 'thing',
  borrowers: 'borrower',
  checkouts: 'checkout',
  waitlistEntries: 'waitlistEntry',
  divisions: 'division',
  staffMembers: 'staffMember',
  timeOffRequests: 'timeOffRequest',
  appraisals: 'appraisal',
  staffDevices: 'device',
  suites: 'suite',
  guardians: 'guardian',
  dogs: 'dog',
  handlers: 'handler',
  stays: 'stay',
  furnitureItems: 'item',
  materials: 'material',
  artisans: 'artisan',
  productionOrders: 'productionOrder',
  stockMovements: 'stockMovement',
  tutors: 'tutor',
  onlineCourses: 'course',
  onlineLearners: 'learner',
  enrollments: 'enrollment',
  quizAttempts: 'quizAttempt',
  liftBuildings: 'building',
  elevators: 'elevator',
  fieldTechnicians: 'technician',
  serviceCalls: 'serviceCall',
  careAgreements: 'agreement',
  teammates: 'person',
  clientProjects: 'project',
  projectTasks: 'task',
  taskComments: 'comment',
  sportsProducts: 'product',
  sportsCustomers: 'customer',
  sportsOrders: 'order',
  sportsReturns: 'return',
  mediaItems: 'item',
  libraryUsers: 'member',
  mediaLoans: 'loan',
  mediaReservations: 'reservation',
  hiringEmployees: 'employee',
  vacancies: 'vacancy',
  hiringCandidates: 'candidate',
  hiringInterviews: 'interview',
  jobOffers: 'offer',
  hireBranches: 'branch',
  rentalCars: 'car',
  hireCustomers: 'customer',
  carRentals: 'rental',
  medicines: 'medicine',
  prescribers: 'doctor',
  pharmacyPatients: 'patient',
  pharmacyScripts: 'prescription',
  accountants: 'accountant',
  accountingClients: 'client',
  engagements: 'engagement',
  clientInvoices: 'invoice',
  stylists: 'stylist',
  hairServices: 'service',
  salonClients: 'client',
  salonAppointments: 'appointment',
  cinemaHouses: 'cinema',
  chainFilms: 'film',
  filmScreenings: 'screening',
  cinemaBookings: 'booking',
  printCustomers: 'customer',
  paperStocks: 'paper',
  printJobs: 'job',
  printComplaints: 'complaint',
  travelTours: 'tour',
  tourGuides: 'guide',
  tourDepartures: 'departure',
  travelClients: 'client',
  travelBookings: 'booking',
  bloodDonors: 'donor',
  donationCentres: 'centre',
  donationAppointments: 'appointment',
  bloodUnits: 'unit',
  solarCustomers: 'customer',
  solarInstallers: 'installer',
  solarInstallations: 'installation',
  solarVisits: 'serviceVisit',
  moveCustomers: 'customer',
  movingTrucks: 'truck',
  moveWorkers: 'worker',
  houseMoves: 'move',
  damageClaims: 'claim',
  clubLeaders: 'leader',
  schoolClubs: 'club',
  clubPupils: 'pupil',
  clubEnrolments: 'enrolment',
  usedBooks: 'book',
  bookBuyers: 'customer',
  bookSales: 'sale',
  bookWishes: 'searchRequest',
  eyePatients: 'patient',
  opticianStaff: 'staffMember',
  eyewearFrames: 'frame',
  eyeAppointments: 'appointment',
  glassesOrders: 'order',
  campPitches: 'pitch',
  campGuests: 'guest',
  campStays: 'stay',
  campStaff: 'employee',
  campJobs: 'job',
  storageFacilities: 'facility',
  storageUnits: 'unit',
  storageTenants: 'tenant',
  storageContracts: 'contract',
  storageInvoices: 'invoice',
  languageTeachers: 'teacher',
  languageCourses: 'course',
  languageStudents: 'student',
  courseEnrolments: 'enrolment',
  examResults: 'examResult',
  swimInstructors: 'instructor',
  swimSessions: 'session',
  swimMembers: 'member',
  swimBookings: 'booking',
  kitchenShowrooms: 'showroom',
  kitchenEmployees: 'employee',
  kitchenCustomers: 'customer',
  kitchenAppointments: 'appointment',
  kitchenModels: 'model',
  kitchenOrders: 'order',
  deskPeople: 'person',
  deskProjects: 'project',
  deskMilestones: 'milestone',
  deskTasks: 'task',
  deskTimeEntries: 'timeEntry',
  instrumentCategories: 'category',
  instrumentProducts: 'product',
  instrumentCustomers: 'customer',
  instrumentOrders: 'order',
  instrumentReviews: 'review',
  instrumentReturns: 'return',
  townBranches: 'branch',
  townTitles: 'title',
  townCopies: 'copy',
  townMembers: 'member',
  townLoans: 'loan',
  townReservations: 'reservation',
  townFines: 'fine',
  hubDepartments: 'department',
  hubPositions: 'position',
  hubEmployees: 'employee',
  hubLeaveRequests: 'leaveRequest',
  hubTrainings: 'training',
  hubTrainingBookings: 'trainingBooking',
  hubApplicants: 'applicant',
  sitePeople: 'person',
  siteContractors: 'contractor',
  sitePlots: 'plot',
  siteIssues: 'issue',
  siteInspections: 'inspection',
  shoes: 'shoe',
  shoeShoppers: 'shopper',
  shoeOrders: 'order',
  shoeReturns: 'return',
  shoeVouchers: 'voucher',
  schoolBooks: 'book',
  schoolReaders: 'reader',
  schoolLoans: 'loan',
  schoolHolds: 'hold',
  schoolWishes: 'suggestion',
  workTeams: 'team',
  workers: 'worker',
  workContracts: 'contract',
  workAbsences: 'absence',
  workAppraisals: 'appraisal',
  workExpenses: 'expenseClaim',
  parkStages: 'stage',
  parkGrounds: 'park',
  parkGardeners: 'gardener',
  parkJobs: 'job',
  parkReports: 'report',
  roastCoffees: 'coffee',
  roastCustomers: 'customer',
  roastOrders: 'order',
  roastSubscriptions: 'subscription',
  roastReviews: 'review',
  libraryGames: 'game',
  gameMembers: 'member',
  gameLoans: 'loan',
  gameReservations: 'reservation',
  gameNights: 'gameNight',
  zooSections: 'section',
  zooEmployees: 'employee',
  zooShifts: 'shift',
  zooTimesOff: 'timeOff',
  zooCertificates: 'certificate',
  videoClients: 'client',
  videoPeople: 'person',
  videoProjects: 'project',
  videoTasks: 'task',
  videoTimeEntries: 'timeEntry',
  videoComments: 'comment',
  cycleBrands: 'brand',
  cycleProducts: 'product',
  cycleCustomers: 'customer',
  cycleOrders: 'order',
  cycleReturns: 'return',
  cycleReviews: 'review',
  countyBranches: 'branch',
  countyBooks: 'book',
  countyCopies: 'copy',
  countyBorrowers: 'borrower',
  countyLoans: 'loan',
  countyReservations: 'reservation',
  depotSites: 'depot',
  depotDepartments: 'department',
  depotEmployees: 'employee',
  depotLeaves: 'leaveRequest',
  depotCourses: 'course',
  depotCertificates: 'certificate',
  gpPractitioners: 'practitioner',
  gpPatients: 'patient',
  gpTreatments: 'treatment',
  gpAppointments: 'appointment',
  gpInvoices: 'invoice',
  gpWaitingList: 'waitingListEntry',
  goodsArticles: 'article',
  goodsWarehouses: 'warehouse',
  goodsSuppliers: 'supplier',
  goodsStockLevels: 'stockLevel',
  goodsPurchaseOrders: 'purchaseOrder',
  goodsShipments: 'shipment',
  innHouses: 'house',
  innRooms: 'room',
  innGuests: 'guest',
  innReservations: 'reservation',
  innExtras: 'extra',
  innReviews: 'review',
  careTeams: 'team',
  careAgents: 'agent',
  careCustomers: 'customer',
  careProducts: 'product',
  careTickets: 'ticket',
  careCallbacks: 'callback',
  eveSubjectAreas: 'subjectArea',
  eveTutors: 'tutor',
  eveRooms: 'room',
  eveCourses: 'course',
  eveParticipants: 'participant',
  eveEnrolments: 'enrolment',
  draftClients: 'client',
  draftPeople: 'person',
  draftProjects: 'project',
  draftMilestones: 'milestone',
  draftTasks: 'task',
  draftTimeLogs: 'timeLog',
  lampBrands: 'brand',
  lampProducts: 'product',
  lampCustomers: 'customer',
  lampOrders: 'order',
  lampVouchers: 'voucher',
  lampReviews: 'review',
  sheetScores: 'score',
  sheetCopies: 'copy',
  sheetReaders: 'reader',
  sheetLoans: 'loan',
  sheetReservations: 'reservation',
  sheetFines: 'fine',
  tarkaWards: 'ward',
  tarkaEmployees: 'employee',
  tarkaShifts: 'shift',
  tarkaAbsences: 'absence',
  tarkaQualifications: 'qualification',
  tarkaVacancies: 'vacancy',
  showTeams: 'team',
  showUsers: 'user',
  showEvents: 'event',
  showTasks: 'task',
  showTimeEntries: 'timeEntry',
  showComments: 'comment',
  teaOrigins: 'origin',
  teaProducts: 'product',
  teaCustomers: 'customer',
  teaOrders: 'order',
  teaShipments: 'shipment',
  teaReviews: 'review',
  mapItems: 'item',
  mapCopies: 'copy',
  mapMembers: 'member',
  mapLoans: 'loan',
  mapReservations: 'reservation',
  mapBookings: 'booking',
  stageHouses: 'house',
  stageDepartments: 'department',
  stageEmployees: 'employee',
  stageAbsences: 'absence',
  stageTrainings: 'training',
  stageBookings: 'trainingBooking',
  halyProjects: 'project',
  halyUsers: 'user',
  halySprints: 'sprint',
  halyIssues: 'issue',
  halyWorklogs: 'worklog',
  halyReleases: 'release',
  wearProducts: 'product',
  wearVariants: 'variant',
  wearCustomers: 'customer',
  wearOrders: 'order',
  wearReturns: 'return',
  wearVouchers: 'voucher',
  riverBranches: 'branch',
  riverAuthors: 'author',
  riverBooks: 'book',
  riverBorrowers: 'borrower',
  riverLoans: 'loan',
  riverReservations: 'reservation',
  quillOffices: 'office',
  quillTeams: 'team',
  quillEmployees: 'employee',
  quillLeaves: 'leaveRequest',
  quillEquipment: 'equipment',
  quillOpenings: 'jobOpening',
  tarnDesks: 'desk',
  tarnPeople: 'person',
  tarnEditions: 'edition',
  tarnPieces: 'piece',
  tarnPhotoRequests: 'photoRequest',
  tarnTimeEntries: 'timeEntry',
  sewSuppliers: 'supplier',
  sewProducts: 'product',
  sewCustomers: 'customer',
  sewOrders: 'order',
  sewReturns: 'return',
  sewReviews: 'review',
  kinoDirectors: 'director',
  kinoFilms: 'film',
  kinoCopies: 'copy',
  kinoMembers: 'member',
  kinoLoans: 'loan',
  kinoScreenings: 'screening',
  hostelSites: 'hostel',
  hostelEmployees: 'employee',
  hostelAbsences: 'absence',
  hostelShifts: 'shift',
  hostelTrainings: 'training',
  hostelVacancies: 'vacancy',
  fixClients: 'client',
  fixSites: 'site',
  fixTechnicians: 'technician',
  fixWorkOrders: 'workOrder',
  fixTasks: 'task',
  fixVisits: 'visit',
  fixMaterialUsages: 'materialUsage',
  pawSuppliers: 'supplier',
  pawProducts: 'product',
  pawCustomers: 'customer',
  pawOrders: 'order',
  pawOrderLines: 'orderLine',
  pawStock: 'stockItem',
  pawReturns: 'return',
  uniTitles: 'title',
  uniCopies: 'copy',
  uniMembers: 'member',
  uniLoans: 'loan',
  uniHolds: 'hold',
  uniFines: 'fine',
  uniBookings: 'booking',
  buildDepartments: 'department',
  buildEmployees: 'employee',
  buildSites: 'site',
  buildAssignments: 'assignment',
  buildAbsences: 'absence',
  buildCertificates: 'certificate',
  buildTrainings: 'training',
  lensClients: 'client',
  lensPhotographers: 'photographer',
  lensPackages: 'package',
  lensShoots: 'shoot',
  lensAssignments: 'assignment',
  lensGalleries: 'gallery',
  lensPrintOrders: 'printOrder',
  itDepartments: 'department',
  itEmployees: 'employee',
  itVendors: 'vendor',
  itDevices: 'device',
  itLicenses: 'license',
  itLicenseAssignments: 'licenseAssignment',
  itTickets: 'ticket',
  larkTrips: 'trip',
  larkDepartures: 'departure',
  larkCoaches: 'coach',
  larkDrivers: 'driver',
  larkPickupPoints: 'pickupPoint',
  larkCustomers: 'customer',
  larkBookings: 'booking',
  pubSuppliers: 'supplier',
  pubBeers: 'beer',
  pubDeliveries: 'delivery',
  pubTeams: 'team',
  pubEvents: 'event',
  pubEntries: 'entry',
  pubReservations: 'reservation',
  pipeUsers: 'user',
  pipeCompanies: 'company',
  pipePeople: 'person',
  pipeDeals: 'deal',
  pipeActivities: 'activity',
  pipeProducts: 'product',
  pipeQuotes: 'quote',
  trekSuppliers: 'supplier',
  trekCategories: 'category',
  trekProducts: 'product',
  trekCustomers: 'customer',
  trekOrders: 'order',
  trekReturns: 'return',
  trekReviews: 'review',
  tutSubjects: 'subject',
  tutTutors: 'tutor',
  tutTutorSubjects: 'tutorSubject',
  tutGuardians: 'guardian',
  tutPupils: 'pupil',
  tutLessons: 'lesson',
  tutInvoices: 'invoice',
  sparkClients: 'client',
  sparkCleaners: 'cleaner',
  sparkSites: 'site',
  sparkJobs: 'job',
  sparkComplaints: 'complaint',
  sparkInvoices: 'invoice',
  sparkVehicles: 'vehicle',
  cotOwners: 'owner',
  cotAmenities: 'amenity',
  cotCottages: 'cottage',
  cotGuests: 'guest',
  cotBookings: 'booking',
  cotPayments: 'payment',
  cotCleanings: 'cleaning',
  archClients: 'client',
  archEmployees: 'employee',
  archProjects: 'project',
  archPhases: 'phase',
  archMembers: 'projectMember',
  archTimeEntries: 'timeEntry',
  archInvoices: 'invoice',
  depotSuppliers: 'supplier',
  depotProducts: 'product',
  depotLots: 'lot',
  depotRestaurants: 'restaurant',
  depotOrders: 'order',
  depotDeliveries: 'delivery',
  depotDrivers: 'driver',
  nurserySites: 'site',
  nurseryRooms: 'room',
  nurseryStaff: 'staffMember',
  nurseryChildren: 'child',
  nurseryGuardians: 'guardian',
  nurseryBookings: 'booking',
  nurseryInvoices: 'invoice',
  voltStations: 'station',
  voltChargers: 'charger',
  voltTariffs: 'tariff',
  voltDrivers: 'driver',
  voltSessions: 'session',
  voltFaults: 'fault',
  voltVisits: 'maintenanceVisit',
  saasManagers: 'accountManager',
  saasCustomers: 'customer',
  saasPlans: 'plan',
  saasAddOns: 'addOn',
  saasSubscriptions: 'subscription',
  saasInvoices: 'invoice',
  saasCases: 'supportCase',
  adStaff: 'staffMember',
  adChannels: 'channel',
  adClients: 'client',
  adCampaigns: 'campaign',
  adPlacements: 'placement',
  adTimeEntries: 'timeEntry',
  adInvoices: 'invoice',
  centreCourses: 'course',
  centreSessions: 'session',
  centreTrainers: 'trainer',
  centreEmployers: 'employer',
  centreTrainees: 'trainee',
  centreEnrolments: 'enrolment',
  centreCertificates: 'certificate',
  spareSuppliers: 'supplier',
  spareWarehouses: 'warehouse',
  spareParts: 'part',
  spareStockLevels: 'stockLevel',
  spareCustomers: 'customer',
  spareOrders: 'order',
  spareReturns: 'return',
  pestCustomers: 'customer',
  pestSites: 'site',
  pestTechnicians: 'technician',
  pestContracts: 'contract',
  pestVisits: 'visit',
  pestFindings: 'finding',
  pestProducts: 'product',
  dairyFarms: 'farm',
  dairyDeliveries: 'milkDelivery',
  dairyCheeses: 'cheese',
  dairyBatches: 'batch',
  dairyTastings: 'tasting',
  dairyCustomers: 'customer',
  dairyOrders: 'order',
  stallMarkets: 'market',
  stallPitches: 'pitch',
  stallTraders: 'trader',
  stallMarketDays: 'marketDay',
  stallBookings: 'booking',
  stallInspections: 'inspection',
  stallInvoices: 'invoice',
  roofCustomers: 'customer',
  roofProperties: 'property',
  roofQuotes: 'quote',
  roofJobs: 'job',
  roofCrews: 'crew',
  roofRoofers: 'roofer',
  roofMaterialOrders: 'materialOrder',
  roofCallbacks: 'callback',
  hallRooms: 'room',
  hallHirers: 'hirer',
  hallHires: 'hire',
  hallPayments: 'payment',
  hallTutors: 'tutor',
  hallClasses: 'class',
  hallParticipants: 'participant',
  hallVolunteers: 'volunteer',
  skipCustomers: 'customer',
  skipSites: 'site',
  skipSizes: 'skipSize',
  skipHires: 'hire',
  skipJobs: 'job',
  skipDrivers: 'driver',
  skipTippingTickets: 'tippingTicket',
  skipInvoices: 'invoice',
  limoClients: 'client',
  limoPassengers: 'passenger',
  limoChauffeurs: 'chauffeur',
  limoCars: 'car',
  limoTrips: 'trip',
  limoQuotes: 'quote',
  limoInvoices: 'invoice',
  limoFeedbacks: 'feedback',
}

/** Copies the data, so that writes do not change the golds. */
export function createFacts(data: Omit<Facts, 'today' | 'day'>, clock: Date): Facts {
  const { day } = createDays(clock)
  const copy = structuredClone(data)
  for (const service of Object.values(copy))
    for (const [name, rows] of Object.entries(service)) noteKind(rows as object[], KINDS[name] ?? name)
  return { ...copy, today: day(0), day }
}
