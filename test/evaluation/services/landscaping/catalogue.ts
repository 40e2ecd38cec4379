import type { MATERIAL_CATEGORIES, SERVICE_TYPES } from './kinds.ts'

type Category = (typeof MATERIAL_CATEGORIES)[number]
type Service = (typeof SERVICE_TYPES)[number]

/** Businesses and public bodies with the places that are looked after for them. */
export const ORGANISATIONS: [
  name: string,
  type: 'commercial' | 'public_sector',
  contact: string,
  domain: string,
  sites: string[],
][] = [
  // oxfmt-ignore
  ['Hallam Estates', 'commercial', 'Fiona Hallam', 'hallamestates', ['Hallam Court', 'Hallam Mews', 'Priory Gate Flats']],
  ['Teme Valley Cider', 'commercial', 'Rob Pugsley', 'temevalleycider', ['Teme Valley Visitor Centre']],
  ['The Cotterell Arms', 'commercial', 'Denise Yapp', 'cotterellarms', ['Cotterell Arms Beer Garden']],
  ['Severn Reach Dental Practice', 'commercial', 'Anil Mistry', 'severnreachdental', ['Severn Reach Dental Practice']],
  [
    'Oakhanger Care Homes',
    'commercial',
    'Brenda Moseley',
    'oakhangercare',
    ['Oakhanger House', 'Elm Lodge', 'Bredon View'],
  ],
  [
    'Blackmore Business Park',
    'commercial',
    'Craig Tandy',
    'blackmorepark',
    ['Blackmore Business Park', 'Blackmore East Car Park'],
  ],
  ['Foley Spa Hotel', 'commercial', 'Clarissa Foley', 'foleyspa', ['Foley Spa Terrace', 'Foley Spa Walled Garden']],
  ['Kyre Veterinary Group', 'commercial', 'Megan Preece', 'kyrevets', ['Kyre Vets Ledbury', 'Kyre Vets Bromyard']],
  ['Whitbourne Wedding Barns', 'commercial', 'Toby Lechmere', 'whitbournebarns', ['Whitbourne Barns']],
  [
    'Sansome Lettings',
    'commercial',
    'Paula Grice',
    'sansomelettings',
    ['Sansome Place', 'Lowesmoor Yard', 'Barbourne Terrace', 'Arboretum Road Flats'],
  ],
  ['Marl Bank Brewery', 'commercial', 'Stan Wozniak', 'marlbank', ['Marl Bank Brewery']],
  ['Colwall Tennis Club', 'commercial', 'Hilary Ballard', 'colwalltennis', ['Colwall Tennis Club']],
  [
    'Ledbury Town Council',
    'public_sector',
    'Maureen Skyrme',
    'ledburytc',
    ['Recreation Ground', 'Dog Hill Allotments', 'St Katherine’s Square'],
  ],
  ['Pershore Primary School', 'public_sector', 'Imran Sheikh', 'pershoreprimary', ['Pershore Primary School']],
  [
    'Malvern Hills Trust',
    'public_sector',
    'Jonty Rees',
    'malvernhillstrust',
    ['Gardiners Quarry Picnic Area', 'Clock Tower Beds'],
  ],
  ['Bromyard Library', 'public_sector', 'Susan Oakey', 'bromyardlibrary', ['Bromyard Library Courtyard']],
  ['Worcester Riverside Surgery', 'public_sector', 'Dr Nisha Varma', 'riversidesurgery', ['Riverside Surgery']],
]
export const PRIVATE_CLIENTS = `Margaret Hughes;Gareth Hughes;Alistair Penrose;Judith Amphlett;Colin Trow;Priscilla Dance;Ravi Chaudhary;Hannah Lister;
Edmund Stallard;Beryl Cartwright;Tessa Romney;Nigel Bannister;Olwen Parry;Vincent Albright;Daphne Winwood;Kwame Boateng;Isobel Farley;Terence Mapp;
Rosalind Jukes;Howard Brazier;Lucinda Vale;Simon Ockenden;Agnieszka Malik;Patrick Delahunt;Wendy Bourne;Graham Tolley;Estelle Marchant;Dominic Frayne;
Carol Snead;Humphrey Lyde;Naomi Bright;Keith Pardoe;Sylvia Holder;Oliver Rudge;Yvonne Tipping;Malcolm Hirst`.split(/;\s*/) // oxfmt-ignore
export const HOUSES = `The Old Vicarage;Orchard Cottage;Hawthorn Bank;Mill Race House;Larkfield;The Coach House;Pound Farm;Wisteria Cottage;Upper Sapey Grange;
Badgers Holt;The Hop Kilns;Quince Tree House;Brockhill Lodge;Ivy Bank;Damson Cottage;Rookery Nook;Stone Bow;Little Acre;Perrycroft;Chestnut Villa;
The Gables;Nightingale Barn;Fern Bank;Tan House;Yew Tree Cottage;Swallowfield;Link End;Court Orchard;Drapers Croft;Hill Top;Bluebell Rise;Copper Beeches;
Foxglove Cottage;Weir End;Lower Wick House;Summer Hill;The Malthouse;Robins Wood;Kiln Croft`.split(/;\s*/) // oxfmt-ignore
export const TOWNS: [town: string, code: string, streets: string[]][] = [
  ['Malvern', 'WR14', ['Graham Road', 'Wells Road', 'Albert Road North', 'Priory Road', 'Court Road']],
  ['Malvern', 'WR13', ['Walwyn Road', 'Jubilee Drive']],
  ['Ledbury', 'HR8', ['The Homend', 'New Street', 'Bridge Street', 'Knapp Lane']],
  ['Worcester', 'WR1', ['Sansome Walk', 'Barbourne Road', 'Lowesmoor']],
  ['Worcester', 'WR2', ['Bransford Road', 'Hallow Road']],
  ['Pershore', 'WR10', ['Bridge Street', 'Head Street', 'Station Road']],
  ['Bromyard', 'HR7', ['Old Road', 'Sherford Street', 'Cruxwell Street']],
  ['Upton', 'WR8', ['Old Street', 'Gardens Walk', 'Tunnel Hill']],
]
export const ACCESS_NOTES = ['Friendly dog, keep the gate shut.', 'Park on the drive, not on the verge.', 'Key to the side gate is under the blue pot.', 'Ring before arriving.', 'No machinery before 9 am.', 'Narrow lane, only the small van gets through.', 'Sign in at reception first.'] // oxfmt-ignore

type Person = [first: string, last: string, title: string, rate: number, drives: boolean, sprays: boolean, years: number] // oxfmt-ignore
export const STAFF: Person[] = [
  ['Dave', 'Brookes', 'foreman', 21.5, true, true, 14.2],
  ['Lorna', 'Finch', 'foreman', 22.25, true, true, 11.6],
  ['Tomasz', 'Zielinski', 'foreman', 20.75, true, false, 8.4],
  ['Gwyn', 'Probert', 'foreman', 21, true, true, 17.1],
  ['Steph', 'Aldridge', 'landscaper', 17.4, true, false, 6.3],
  ['Mick', 'Doolan', 'landscaper', 18.1, true, false, 9.5],
  ['Jerome', 'Pascall', 'landscaper', 16.2, true, false, 2.7],
  ['Ben', 'Hodnett', 'landscaper', 15.85, false, false, 1.4],
  ['Ionut', 'Dragan', 'landscaper', 16.9, true, true, 4.1],
  ['Ryan', 'Sproson', 'landscaper', 15.6, true, false, 0.8],
  ['Becky', 'Hales', 'horticulturist', 17.75, true, true, 7.2],
  ['Yasmin', 'Qureshi', 'horticulturist', 16.45, false, true, 3.3],
  ['Clive', 'Underhill', 'horticulturist', 18.3, true, true, 12.9],
  ['Meredith', 'Vaughan', 'horticulturist', 16.05, false, true, 2.2],
  ['Ellie', 'Stokes', 'horticulturist', 15.95, true, false, 1.7],
  ['Sean', 'Garvey', 'tree_surgeon', 23.4, true, false, 5.6],
  ['Luca', 'Bianchi', 'tree_surgeon', 21.85, true, true, 3.9],
  ['Harriet', 'Moule', 'tree_surgeon', 22.6, false, false, 2.4],
  ['Imogen', 'Ashcroft', 'garden_designer', 26.5, true, false, 9.1],
  ['Felix', 'Thornton', 'garden_designer', 24.8, true, false, 4.6],
  ['Callum', 'Weaver', 'apprentice', 10.4, false, false, 0.4],
  ['Aisha', 'Rahman', 'apprentice', 11.2, true, false, 1.3],
  ['Jordan', 'Pitt', 'apprentice', 10.9, false, false, 1.1],
  ['Molly', 'Kendrick', 'apprentice', 11.65, true, true, 2.1],
]

type Item = [name: string, unit: string, price: number, latin?: string, isEvergreen?: boolean]
export const CATALOGUE: Record<Category, Item[]> = {
  tree: [
    ['Silver birch', 'each', 89, 'Betula pendula', false],
    ['Rowan', 'each', 74.5, 'Sorbus aucuparia', false],
    ['Crab apple Evereste', 'each', 68, 'Malus Evereste', false],
    ['Holm oak', 'each', 215, 'Quercus ilex', true],
    ['Japanese maple', 'each', 129, 'Acer palmatum', false],
    ['Olive tree', 'each', 185, 'Olea europaea', true],
    ['Field maple', 'each', 62, 'Acer campestre', false],
    ['Magnolia', 'each', 145, 'Magnolia soulangeana', false],
    ['Scots pine', 'each', 110, 'Pinus sylvestris', true],
  ],
  shrub: [
    ['Hydrangea Annabelle', 'each', 18.5, 'Hydrangea arborescens', false],
    ['Mexican orange', 'each', 16.95, 'Choisya ternata', true],
    ['Rosemary', 'each', 7.5, 'Salvia rosmarinus', true],
    ['Smoke bush', 'each', 24, 'Cotinus coggygria', false],
    ['Viburnum', 'each', 19.25, 'Viburnum tinus', true],
    ['Dogwood', 'each', 12.75, 'Cornus alba', false],
    ['Camellia', 'each', 27.5, 'Camellia japonica', true],
  ],
  perennial: [
    ['Lavender Hidcote', 'each', 5.25, 'Lavandula angustifolia', true],
    ['Catmint', 'each', 4.95, 'Nepeta faassenii', false],
    ['Geranium Rozanne', 'each', 6.75, 'Geranium Rozanne', false],
    ['Echinacea', 'each', 7.2, 'Echinacea purpurea', false],
    ['Hosta', 'each', 8.4, 'Hosta sieboldiana', false],
    ['Hellebore', 'each', 9.5, 'Helleborus orientalis', true],
    ['Feather reed grass', 'each', 7.95, 'Calamagrostis acutiflora', false],
    ['Salvia Caradonna', 'each', 6.1, 'Salvia nemorosa', false],
  ],
  hedging: [
    ['Common yew', 'each', 22.5, 'Taxus baccata', true],
    ['Portuguese laurel', 'each', 17.8, 'Prunus lusitanica', true],
    ['Beech hedging', 'each', 4.6, 'Fagus sylvatica', false],
    ['Hornbeam', 'each', 5.1, 'Carpinus betulus', false],
    ['Box', 'each', 6.9, 'Buxus sempervirens', true],
    ['Hawthorn', 'each', 2.35, 'Crataegus monogyna', false],
    ['Privet', 'each', 3.8, 'Ligustrum ovalifolium', true],
  ],
  turf: [
    ['Lawn turf', 'sqm', 4.2],
    ['Shade-tolerant turf', 'sqm', 5.6],
    ['Wildflower turf', 'sqm', 13.9],
  ],
  soil_and_compost: [
    ['Screened topsoil', 'tonne', 46],
    ['Peat-free compost', 'bag', 7.8],
    ['Bark mulch', 'bag', 6.4],
    ['Well-rotted manure', 'bag', 5.5],
    ['Mushroom compost', 'tonne', 52],
  ],
  paving: [
    ['Indian sandstone', 'sqm', 31.5],
    ['Porcelain paving', 'sqm', 44],
    ['Granite setts', 'sqm', 58.5],
    ['Clay pavers', 'sqm', 39.75],
    ['Yorkstone', 'sqm', 96],
  ],
  aggregate: [
    ['Cotswold gravel', 'tonne', 84],
    ['Sharp sand', 'tonne', 41],
    ['MOT type 1', 'tonne', 34],
    ['Slate chippings', 'tonne', 128],
  ],
  timber: [
    ['Oak sleeper', 'each', 38],
    ['Softwood decking board', 'metre', 3.9],
    ['Composite decking board', 'metre', 9.75],
    ['Featheredge fence panel', 'each', 42.5],
    ['Fence post 2.4 m', 'each', 14.8],
    ['Larch trellis', 'each', 26],
  ],
  sundries: [
    ['Weed membrane', 'roll', 29.9],
    ['Tree stake and tie', 'each', 8.75],
    ['Post mix concrete', 'bag', 6.6],
    ['Drip hose', 'metre', 1.45],
    ['Irrigation timer', 'each', 64],
    ['Decking screws', 'bag', 11.3],
    ['Lawn feed', 'bag', 21.5],
  ],
}

/** What each kind of work is called, costs, and takes. */
export const WORK: Record<Service, { titles: string[]; price: [low: number, high: number]; uses: Category[] }> = {
  maintenance: { titles: ['Monthly maintenance visit', 'Autumn tidy-up', 'Border weeding and edging', 'Hedge trimming', 'Lawn mowing and feed'], price: [120, 600], uses: ['soil_and_compost', 'sundries'] }, // oxfmt-ignore
  design: { titles: ['Planting plan', 'Full garden design', 'Border redesign'], price: [350, 2400], uses: [] },
  planting: { titles: ['New mixed border', 'Hedge planting', 'Specimen tree planting', 'Rose bed renewal'], price: [280, 4200], uses: ['shrub', 'perennial', 'hedging', 'tree', 'soil_and_compost'] }, // oxfmt-ignore
  turfing: { titles: ['Relay back lawn', 'New front lawn', 'Wildflower meadow'], price: [450, 3900], uses: ['turf', 'soil_and_compost'] }, // oxfmt-ignore
  paving: { titles: ['Patio and steps', 'New garden path', 'Driveway edging', 'Terrace rebuild'], price: [1600, 14_500], uses: ['paving', 'aggregate'] }, // oxfmt-ignore
  decking: { titles: ['Raised deck', 'Replace rotten decking', 'Pond-side deck'], price: [1400, 9200], uses: ['timber', 'sundries'] }, // oxfmt-ignore
  fencing: { titles: ['Boundary fence', 'Trellis and gate', 'Storm damage repair'], price: [400, 5200], uses: ['timber', 'sundries'] }, // oxfmt-ignore
  tree_work: { titles: ['Crown reduction', 'Fell and remove ash', 'Stump grinding', 'Deadwooding'], price: [320, 3600], uses: [] }, // oxfmt-ignore
  irrigation: { titles: ['Drip irrigation to borders', 'Greenhouse watering system'], price: [700, 5800], uses: ['sundries'] }, // oxfmt-ignore
}
export const DECLINE_REASONS = ['Too expensive', 'Went with another firm', 'Putting it off until next year', 'Moving house'] // oxfmt-ignore
export const JOB_NOTES = ['Bring the wood chipper.', 'Client wants to be there when we start.', 'Green waste to be taken away.', 'Check for nesting birds first.', 'Take photos before and after for the website.'] // oxfmt-ignore
