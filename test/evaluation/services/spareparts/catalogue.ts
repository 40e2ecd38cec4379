/** What the wholesaler buys and sells, from whom, and to whom. */
export const SPARE_APPLIANCES = ['dishwasher', 'oven', 'fridge_freezer', 'hob', 'cooker_hood', 'microwave'] as const
export const SPARE_CATEGORIES = ['pump', 'seal', 'heating', 'motor', 'filter', 'lamp', 'control', 'shelf_rack', 'glass', 'cooling', 'other'] as const // oxfmt-ignore
export const SPARE_BRANDS = ['Norvane', 'Halsberg', 'Tavoletta', 'Brixcombe', 'Lindqvar'] as const

export const THINGS: [
  appliance: (typeof SPARE_APPLIANCES)[number],
  category: (typeof SPARE_CATEGORIES)[number],
  name: string,
  price: number,
  grams: number,
][] = [
  ['dishwasher', 'pump', 'circulation pump', 64, 1850],
  ['dishwasher', 'pump', 'drain pump', 27.5, 720],
  ['dishwasher', 'seal', 'dishwasher door seal', 13.9, 210],
  ['dishwasher', 'other', 'upper spray arm', 11.4, 180],
  ['dishwasher', 'shelf_rack', 'cutlery basket', 12.75, 390],
  ['dishwasher', 'control', 'water inlet valve', 18.6, 260],
  ['dishwasher', 'other', 'detergent dispenser', 24.2, 310],
  ['oven', 'heating', 'fan oven element', 21.8, 430],
  ['oven', 'heating', 'grill element', 26.3, 560],
  ['oven', 'glass', 'inner door glass', 57.5, 3400],
  ['oven', 'other', 'oven door hinge', 16.7, 340],
  ['oven', 'control', 'oven thermostat', 30.9, 190],
  ['oven', 'motor', 'oven fan motor', 35.6, 880],
  ['oven', 'lamp', 'oven lamp', 5.6, 40],
  ['fridge_freezer', 'seal', 'fridge door gasket', 33.8, 620],
  ['fridge_freezer', 'control', 'fridge thermostat', 26.9, 160],
  ['fridge_freezer', 'shelf_rack', 'salad drawer', 28.4, 940],
  ['fridge_freezer', 'shelf_rack', 'bottle shelf', 17.9, 480],
  ['fridge_freezer', 'motor', 'evaporator fan', 41.2, 510],
  ['fridge_freezer', 'cooling', 'ice maker', 94, 2600],
  ['fridge_freezer', 'cooling', 'compressor', 146, 8900],
  ['hob', 'heating', 'solid hotplate', 28.8, 1420],
  ['hob', 'control', 'ignition switch', 14.6, 110],
  ['hob', 'other', 'burner cap', 8.9, 230],
  ['hob', 'control', 'induction module', 138, 1750],
  ['hob', 'control', 'control knob', 7.4, 60],
  ['cooker_hood', 'filter', 'grease filter', 15.8, 450],
  ['cooker_hood', 'filter', 'carbon filter', 11.9, 380],
  ['cooker_hood', 'motor', 'hood motor', 71.5, 3100],
  ['cooker_hood', 'lamp', 'hood lamp', 6.3, 50],
  ['microwave', 'glass', 'turntable plate', 16.4, 1150],
  ['microwave', 'heating', 'magnetron', 68.5, 1380],
  ['microwave', 'motor', 'turntable motor', 13.3, 140],
  ['microwave', 'other', 'waveguide cover', 4.8, 20],
]

export const SUPPLIERS: [
  name: string,
  country: string,
  contact: string,
  domain: string,
  days: number,
  least: number,
  brands: string,
][] = [
  // oxfmt-ignore
  ['Norvane UK Spares', 'United Kingdom', 'Alison Tranter', 'norvane-spares', 3, 150, 'Norvane'],
  ['Halsberg Ersatzteile', 'Germany', 'Jürgen Mohnke', 'halsberg', 8, 400, 'Halsberg'],
  ['Ricambi Tavoletta', 'Italy', 'Chiara Bassani', 'ricambi-tavoletta', 13, 300, 'Tavoletta'],
  ['Brixcombe Service Parts', 'United Kingdom', 'Owen Pritchard', 'brixcombe', 2, 100, 'Brixcombe'],
  ['Lindqvar Reservdelar', 'Sweden', 'Maja Ekdahl', 'lindqvar', 11, 350, 'Lindqvar'],
  ['Pomelli Guarnizioni', 'Italy', 'Renzo Pomelli', 'pomelli', 16, 250, 'seal glass'],
  ['Wolfersheim Heizelemente', 'Germany', 'Antje Kern', 'wolfersheim', 9, 500, 'heating'],
  ['Castlegate Pumps & Motors', 'United Kingdom', 'Farah Siddiqui', 'castlegate-pm', 4, 200, 'pump motor'],
  ['Zielona Filtry', 'Poland', 'Tomasz Wilk', 'zielona-filtry', 12, 180, 'filter'],
  ['Brightwell Lamps', 'United Kingdom', 'Graham Oxley', 'brightwell', 5, 75, 'lamp'],
  ['Elektro Moravec', 'Czechia', 'Jana Moravcová', 'elektro-moravec', 14, 320, 'control'],
  ['Frigorex', 'Spain', 'Álvaro Pineda', 'frigorex', 17, 600, 'cooling'],
  ['Plastika Novak', 'Slovenia', 'Matej Novak', 'plastika-novak', 10, 220, 'shelf_rack other'],
  ['Dragonfold Components', 'China', 'Li Wenjing', 'dragonfold', 42, 1500, 'control motor other'],
  ['Pennine Universal Spares', 'United Kingdom', 'Stuart Hemsworth', 'pennine-universal', 1, 50, 'seal heating glass'],
  ['Van der Kolk Witgoed', 'Netherlands', 'Lieke van der Kolk', 'vdkolk', 7, 275, 'pump cooling filter'],
]

export const WAREHOUSES: [
  code: string,
  name: string,
  city: string,
  postcode: string,
  street: string,
  manager: string,
][] = [
  // oxfmt-ignore
  ['LDS', 'Leeds', 'Leeds', 'LS10 1JR', 'Hunslet Lane 41', 'Janet Crowther'],
  ['BRS', 'Bristol', 'Bristol', 'BS11 9QD', 'Avonmouth Way 8', 'Femi Adeyemi'],
  ['DUN', 'Dundee', 'Dundee', 'DD2 4TD', 'Kingsway West 112', 'Callum Rennie'],
  ['NOR', 'Norwich', 'Norwich', 'NR6 6NB', 'Vulcan Road 27', 'Beth Larkman'],
]

export const SHOPS = `Barlow Cartmel Dunmore Ellwood Fothergill Garside Hebden Inchbald Jessop Kirkbride Lomax Mallinson Naylor Oldroyd
Penhale Quarmby Ramsden Slater Tordoff Uttley Verity Wadsworth Yeadon Ackroyd Bramhall Crossland Duxbury Eastwood Firth Greaves Hirst
Ibbotson Jagger Kaye Lumb Murgatroyd Noakes Ogden Pickles Rushworth Sutcliffe Thackray Underhill Varley Whiteley Appleyard Boothroyd
Cullen Drummond Farquhar Guthrie Menzies`.split(/\s+/) // oxfmt-ignore
export const TRADES = ['Appliance Repairs', 'Domestics', 'White Goods', 'Cooker Care', '& Sons Electrical', 'Kitchen Service'] // oxfmt-ignore
export const FIRST_NAMES = 'Adele Brendan Carys Dilip Eleri Frank Gemma Hamish Imran Joyce Keith Lorna Mick Nadia Oliver Pauline Rhys Sunita Trevor Wendy'.split(' ') // oxfmt-ignore
export const TOWNS: [town: string, code: string, streets: string[]][] = [
  ['Leeds', 'LS6', ['Otley Road', 'Cardigan Lane']],
  ['Bradford', 'BD3', ['Leeds Road', 'Barkerend Road']],
  ['Sheffield', 'S8', ['Abbeydale Road', 'Chesterfield Road']],
  ['Manchester', 'M14', ['Wilmslow Road', 'Platt Lane']],
  ['Bristol', 'BS5', ['Church Road', 'Stapleton Road']],
  ['Cardiff', 'CF24', ['City Road', 'Albany Road']],
  ['Ipswich', 'IP4', ['Spring Road', 'Foxhall Road']],
  ['Norwich', 'NR3', ['Magdalen Street', 'Aylsham Road']],
  ['Dundee', 'DD3', ['Strathmartine Road', 'Clepington Road']],
  ['Glasgow', 'G42', ['Victoria Road', 'Cathcart Road']],
]
