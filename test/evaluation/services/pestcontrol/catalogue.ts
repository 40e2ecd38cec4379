import type { PEST_CUSTOMER_TYPES, PEST_DEPOTS, PEST_PRODUCT_CATEGORIES } from './kinds.ts'

type Depot = (typeof PEST_DEPOTS)[number]
/** Where the firm works: which depot serves a town, the area of its postcodes, and streets. */
export const TOWNS: Record<string, [depot: Depot, area: string, streets: string[]]> = {
  Bristol: ['Bristol', 'BS', ['Gloucester Road', 'Whiteladies Road', 'Redcliff Street', 'North Street']],
  Bath: ['Bristol', 'BA', ['Walcot Street', 'Lower Bristol Road', 'Milsom Street']],
  Portishead: ['Bristol', 'BS', ['High Street', 'Harbour Road']],
  Gloucester: ['Gloucester', 'GL', ['Barton Street', 'Eastgate Street', 'Bristol Road']],
  Cheltenham: ['Gloucester', 'GL', ['Montpellier Walk', 'Bath Road', 'Tewkesbury Road']],
  Stroud: ['Gloucester', 'GL', ['Slad Road', 'Cainscross Road']],
  Taunton: ['Taunton', 'TA', ['East Reach', 'Staplegrove Road', 'Priory Avenue']],
  Bridgwater: ['Taunton', 'TA', ['Eastover', 'Bristol Road']],
  Wells: ['Taunton', 'BA', ['Sadler Street', 'Tor Street']],
}

/** Customers with the sites that they have. */
export const CUSTOMERS: [
  name: string,
  type: (typeof PEST_CUSTOMER_TYPES)[number],
  contact: string,
  sites: [name: string, town: string][],
][] = [
  // oxfmt-ignore
  ['Copper Kettle Cafés', 'restaurant', 'Moira Fenwick', [['Copper Kettle Clifton', 'Bristol'], ['Copper Kettle Bedminster', 'Bristol'], ['Copper Kettle Walcot', 'Bath'], ['Copper Kettle Montpellier', 'Cheltenham']]], // oxfmt-ignore
  ['The Drunken Heron', 'restaurant', 'Callum Oakes', [['The Drunken Heron', 'Portishead']]],
  ['Saffron Lane Kitchen', 'restaurant', 'Ravinder Gill', [['Saffron Lane Restaurant', 'Gloucester'], ['Saffron Lane Takeaway', 'Stroud']]], // oxfmt-ignore
  ['Osteria Bellini', 'restaurant', 'Paolo Bellini', [['Osteria Bellini', 'Bath']]],
  ['Noodle Yard', 'restaurant', 'Grace Lam', [['Noodle Yard Harbourside', 'Bristol'], ['Noodle Yard Eastgate', 'Gloucester']]], // oxfmt-ignore
  ['Smokehouse 52', 'restaurant', 'Dylan Marsh', [['Smokehouse 52', 'Taunton']]],
  [
    'The Pump House Hotel',
    'hotel',
    'Verity Langdon',
    [
      ['Pump House Hotel', 'Bath'],
      ['Pump House Spa', 'Bath'],
    ],
  ],
  ['Severn Lodge Hotels', 'hotel', 'Neil Prosser', [['Severn Lodge Gloucester', 'Gloucester'], ['Severn Lodge Cheltenham', 'Cheltenham'], ['Severn Lodge Bridgwater', 'Bridgwater']]], // oxfmt-ignore
  ['Cathedral Gate Inn', 'hotel', 'Sophie Trelawney', [['Cathedral Gate Inn', 'Wells']]],
  ['Quayside Rooms', 'hotel', 'Jonas Whitcombe', [['Quayside Rooms', 'Bristol']]],
  ['The Wyvern Arms', 'hotel', 'Karen Doyle', [['The Wyvern Arms', 'Taunton']]],
  ['St Aldhelm Academy', 'school', 'Pauline Rook', [['St Aldhelm Main Building', 'Bristol'], ['St Aldhelm Canteen Block', 'Bristol']]], // oxfmt-ignore
  ['Priory Park Primary', 'school', 'Dean Hollis', [['Priory Park Primary', 'Taunton']]],
  ['Painswick House School', 'school', 'Harriet Lowe', [['Painswick House Boarding Wing', 'Stroud'], ['Painswick House Kitchens', 'Stroud']]], // oxfmt-ignore
  ['Little Acorns Pre-School', 'school', 'Jodie Parfitt', [['Little Acorns Pre-School', 'Portishead']]],
  ['Bridgwater Technical College', 'school', 'Malcolm Yeo', [['Technical College East Campus', 'Bridgwater'], ['Technical College Refectory', 'Bridgwater']]], // oxfmt-ignore
  ['Mendip View Care', 'care_home', 'Bernadette Quinn', [['Mendip View House', 'Wells'], ['Mendip View Annexe', 'Wells'], ['Orchard Court', 'Taunton']]], // oxfmt-ignore
  ['Lansdown Care Group', 'care_home', 'Simon Achebe', [['Lansdown Grange', 'Bath'], ['Pittville Grange', 'Cheltenham']]], // oxfmt-ignore
  ['Rosemount Nursing Home', 'care_home', 'Elaine Butters', [['Rosemount Nursing Home', 'Gloucester']]],
  ['Gurney Mills', 'food_manufacturer', 'Trevor Gurney', [['Gurney Flour Mill', 'Bridgwater'], ['Gurney Packing Hall', 'Bridgwater']]], // oxfmt-ignore
  ['Hartwell Bakeries', 'food_manufacturer', 'Anita Shah', [['Hartwell Bakery Avonmouth', 'Bristol'], ['Hartwell Bakery Quedgeley', 'Gloucester'], ['Hartwell Distribution Centre', 'Gloucester']]], // oxfmt-ignore
  ['Somerset Creamery', 'food_manufacturer', 'Giles Parminter', [['Somerset Creamery', 'Wells'], ['Creamery Cold Store', 'Taunton']]], // oxfmt-ignore
  ['Pulse & Grain', 'food_manufacturer', 'Ewa Nowak', [['Pulse & Grain Warehouse', 'Stroud']]],
  ['Bright Valley Juices', 'food_manufacturer', 'Marcus Tolley', [['Bright Valley Bottling Plant', 'Bridgwater']]],
  ['FreshCorner Stores', 'retailer', 'Imran Qureshi', [['FreshCorner Southville', 'Bristol'], ['FreshCorner Oldfield Park', 'Bath'], ['FreshCorner Kingsholm', 'Gloucester'], ['FreshCorner East Reach', 'Taunton'], ['FreshCorner Slad Road', 'Stroud']]], // oxfmt-ignore
  ['Wheatsheaf Farm Shop', 'retailer', 'Rosie Candlish', [['Wheatsheaf Farm Shop', 'Wells']]],
  ['Pawsome Pet Supplies', 'retailer', 'Liam Gorse', [['Pawsome Tewkesbury Road', 'Cheltenham'], ['Pawsome Cribbs', 'Bristol']]], // oxfmt-ignore
  ['Cabot Carpets', 'retailer', 'Yvonne Stride', [['Cabot Carpets Showroom', 'Bristol']]],
  ['Redland Lettings', 'landlord', 'Oliver Penrose', [['Cotham Villas', 'Bristol'], ['Alma Terrace', 'Bristol'], ['Harcourt House', 'Bath']]], // oxfmt-ignore
  ['Gloucester Homes Trust', 'landlord', 'Denise Warrilow', [['Barton Towers', 'Gloucester'], ['Quay Court', 'Gloucester'], ['Larkhay Flats', 'Stroud'], ['Tredworth Close', 'Gloucester']]], // oxfmt-ignore
  [
    'Quantock Housing',
    'landlord',
    'Phil Sweetman',
    [
      ['Hamp Green', 'Bridgwater'],
      ['Lyngford House', 'Taunton'],
    ],
  ],
  ['Mrs Adela Fairweather', 'private', 'Adela Fairweather', [['Rose Cottage', 'Wells']]],
  ['Mr Tobias Crane', 'private', 'Tobias Crane', [['8 Marine Parade', 'Portishead']]],
  ['Dr Nisha Raman', 'private', 'Nisha Raman', [['The Old Rectory', 'Cheltenham']]],
  ['Ms Ffion Rees', 'private', 'Ffion Rees', [['Garden Flat, Royal York Crescent', 'Bristol']]],
  ['Mr Douglas Kettering', 'private', 'Douglas Kettering', [['Hilltop Barn', 'Stroud']]],
]

export const TECHNICIANS: [first: string, last: string, depot: Depot, certificates: string[]][] = [
  ['Priya', 'Nair', 'Bristol', ['RSPH Level 2', 'Fumigation', 'Working at height']],
  ['Chris', 'Hadley', 'Bristol', ['RSPH Level 2']],
  ['Owen', 'Bevan', 'Bristol', ['RSPH Level 2', 'Bird control']],
  ['Tamsin', 'Rowe', 'Bristol', ['RSPH Level 2', 'Heat treatment']],
  ['Marek', 'Zielinski', 'Bristol', ['RSPH Level 2', 'Working at height']],
  ['Leanne', 'Cobb', 'Gloucester', ['RSPH Level 2', 'Heat treatment', 'Working at height']],
  ['Chris', 'Pomeroy', 'Gloucester', ['RSPH Level 2', 'Fumigation']],
  ['Femi', 'Adeyemi', 'Gloucester', ['RSPH Level 2']],
  ['Bryony', 'Tuck', 'Gloucester', ['RSPH Level 2', 'Bird control']],
  ['Stuart', 'Maddock', 'Gloucester', ['RSPH Level 2']],
  ['Jenna', 'Sparrow', 'Taunton', ['RSPH Level 2', 'Fumigation', 'Bird control']],
  ['Alfie', 'Coombes', 'Taunton', ['RSPH Level 2']],
  ['Rhian', 'Vaughan', 'Taunton', ['RSPH Level 2', 'Heat treatment']],
  ['Barry', 'Nettlefold', 'Taunton', ['RSPH Level 2']],
  ['Kofi', 'Asante', 'Bristol', ['RSPH Level 2']],
  ['Lucy', 'Amberley', 'Gloucester', []],
  ['Martin', 'Chubb', 'Taunton', ['RSPH Level 2', 'Working at height']],
  ['Zara', 'Hussain', 'Bristol', ['RSPH Level 2', 'Bird control']],
  ['Gwilym', 'Parry', 'Gloucester', ['RSPH Level 2']],
  ['Ellie', 'Stoneman', 'Taunton', []],
]

export const PRODUCTS: [
  name: string,
  category: (typeof PEST_PRODUCT_CATEGORIES)[number],
  ingredient: string | null,
  unit: string,
  cost: number,
  stock: number,
  reorder: number,
][] = [
  // oxfmt-ignore
  ['Ratban Wax Blocks', 'rodenticide', 'brodifacoum', 'kg', 11.4, 64, 30],
  ['Harrier Paste', 'rodenticide', 'difenacoum', 'kg', 13.85, 18, 20],
  ['Grainstop Whole Wheat', 'rodenticide', 'bromadiolone', 'kg', 7.2, 110, 40],
  ['Sentinel Soft Bait', 'rodenticide', 'cholecalciferol', 'kg', 24.5, 9, 12],
  ['Dusk Mouse Foam', 'rodenticide', 'brodifacoum', 'can', 27.9, 14, 6],
  ['Roachfix Gel', 'insecticide', 'indoxacarb', 'syringe', 9.75, 42, 20],
  ['Mirador Roach Gel', 'insecticide', 'imidacloprid', 'syringe', 8.6, 6, 10],
  ['Antago Bait', 'insecticide', 'spinosad', 'syringe', 7.95, 31, 12],
  ['Waspkill Dust', 'insecticide', 'bendiocarb', 'kg', 19.3, 11, 5],
  ['Cimexol Spray', 'insecticide', 'cyphenothrin', 'litre', 33.2, 25, 10],
  ['Ultrafog 10', 'insecticide', 'permethrin', 'litre', 41.6, 4, 6],
  ['Mothguard Residual', 'insecticide', 'cypermethrin', 'litre', 28.4, 16, 8],
  ['Larvex Growth Regulator', 'insecticide', 's-methoprene', 'litre', 57.75, 7, 4],
  ['Oldham Powder', 'insecticide', 'pyrethrum', 'kg', 14.1, 3, 0],
  ['Snapmaster Rat Trap', 'trap', null, 'piece', 6.3, 85, 40],
  ['Snapmaster Mouse Trap', 'trap', null, 'piece', 2.15, 160, 80],
  ['Live Catch Cage', 'trap', null, 'piece', 22.5, 12, 5],
  ['Flylight 30 W Unit', 'trap', null, 'piece', 89, 5, 3],
  ['Cockroach Sticky Monitor', 'monitor', null, 'piece', 0.85, 240, 100],
  ['Bed Bug Interceptor', 'monitor', null, 'piece', 3.4, 58, 60],
  ['Moth Pheromone Lure', 'monitor', null, 'piece', 4.95, 77, 30],
  ['Bird Netting 50 mm', 'proofing', null, 'square metre', 5.1, 130, 50],
  ['Bristle Strip Door Seal', 'proofing', null, 'metre', 8.25, 46, 20],
  ['Stainless Steel Wool', 'proofing', null, 'kg', 16.8, 22, 10],
]

export const WHERE = ['main kitchen', 'dry store', 'loading bay', 'bin store', 'loft void', 'plant room', 'staff canteen', 'boiler cupboard', 'rear yard', 'guest corridor', 'cellar', 'under the sinks'] // oxfmt-ignore
/** What is seen of each pest, and what is advised against it. */
export const SIGNS: Record<string, [evidence: string[], advice: string[]]> = {
  rats: [['Fresh droppings along the wall', 'Burrow by the drain cover', 'Gnaw marks on the door frame'], ['Repair the broken drain cover', 'Fit a bristle strip to the door', 'Keep the bins closed']], // oxfmt-ignore
  mice: [['Droppings behind the units', 'Bait take in two stations', 'Smear marks on pipework'], ['Seal the gaps around the pipes', 'Store dry goods off the floor']], // oxfmt-ignore
  cockroaches: [['Nymphs on the sticky monitor', 'Live adults behind the fridge'], ['Deep clean behind the cookers', 'Fix the leaking tap']], // oxfmt-ignore
  bed_bugs: [['Cast skins in the mattress seams', 'Spotting on the headboard'], ['Launder all bedding at 60 degrees', 'Keep the room empty for 14 days']], // oxfmt-ignore
  wasps: [['Active nest under the eaves', 'Nest in the air brick'], ['Keep windows shut until the nest is dead']],
  ants: [['Trails along the skirting board', 'Winged ants at the patio door'], ['Clear away spilled sugar']],
  flies: [['Drain flies in the washing-up area', 'High catch in the fly unit'], ['Clean the floor drains weekly']],
  moths: [['Larvae in the stored flour', 'Moths caught on the pheromone lure'], ['Rotate stock more often']],
  pigeons: [['Roosting on the ledge', 'Fouling below the air conditioning units'], ['Net the underside of the canopy']],
}
export const REPORTS = ['All stations checked and topped up.', 'Customer showed me where they had seen activity.', 'Spoke to the head chef about hygiene.', 'No fresh activity, monitors replaced.', 'Treated the area, advised them to keep out for two hours.', 'Report left with reception.'] // oxfmt-ignore
export const ACCESS = ['Ring the bell at the back door', 'Sign in at reception first', 'Key safe, ask the office for the code', 'Only before 10 am', 'Park in the loading bay'] // oxfmt-ignore
