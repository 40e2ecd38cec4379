/** What the wholesaler deals in, and with whom. */
export const ARTICLE_CATEGORIES = ['TABLEWARE', 'GLASSWARE', 'CUTLERY', 'KITCHENWARE', 'LINEN', 'CLEANING', 'DISPOSABLES'] as const // oxfmt-ignore
export const ARTICLE_UNITS = ['PIECE', 'BOX', 'PACK', 'ROLL', 'CANISTER'] as const
export const ARTICLE_STATUSES = ['ACTIVE', 'PHASING_OUT', 'DISCONTINUED'] as const
export const WAREHOUSE_TYPES = ['CENTRAL', 'REGIONAL', 'OVERFLOW'] as const
export const PURCHASE_ORDER_STATUSES = ['DRAFT', 'SENT', 'CONFIRMED', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CANCELLED'] as const // oxfmt-ignore
export const SHIPMENT_STATUSES = ['PLANNED', 'PICKING', 'DISPATCHED', 'DELIVERED'] as const
export const CARRIERS = ['OWN_FLEET', 'HARRIER_FREIGHT', 'PALLETWAY_NORTH', 'KESTREL_EXPRESS'] as const

export const WAREHOUSES: [code: string, name: string, city: string, type: string, pallets: number, manager: string][] =
  [
    ['WKF', 'Wakefield Central', 'Wakefield', 'CENTRAL', 5200, 'Maureen Ogden'],
    ['CAR', 'Carlisle Depot', 'Carlisle', 'REGIONAL', 1450, 'Stuart Penrith'],
    ['SWA', 'Swansea Docks', 'Swansea', 'REGIONAL', 1800, 'Rhian Prosser'],
    ['NOR', 'Norwich East', 'Norwich', 'REGIONAL', 1150, 'Tobias Fenn'],
    ['PER', 'Perth Annexe', 'Perth', 'OVERFLOW', 640, 'Catriona Baird'],
  ]

/** In their order the ids begin at 201. */
// oxfmt-ignore
export const SUPPLIERS: [name: string, contact: string, city: string, country: string, leadDays: number, termDays: number, domain: string][] = [
  ['Aldgrave Pottery', 'Harriet Lowde', 'Stoke-on-Trent', 'GB', 9, 30, 'aldgrave.example'],
  ['Cristalleria Fossati', 'Paolo Fossati', 'Empoli', 'IT', 24, 60, 'fossati.example'],
  ['Besteckwerk Hollmann', 'Jürgen Abel', 'Solingen', 'DE', 14, 30, 'hollmann.example'],
  ['Lame Vescovi', 'Chiara Vescovi', 'Maniago', 'IT', 21, 45, 'vescovi.example'],
  ['Pendleside Linen', 'Colin Entwistle', 'Burnley', 'GB', 6, 30, 'pendleside.example'],
  ['Verrerie Lanvaux', 'Maëlle Kerbrat', 'Reims', 'FR', 18, 45, 'lanvaux.example'],
  ['Purelake Hygiene', 'Sandra Pickavance', 'Warrington', 'GB', 4, 14, 'purelake.example'],
  ['Tessuti Brambati', 'Davide Brambati', 'Como', 'IT', 28, 60, 'brambati.example'],
  ['Krüger & Vahl', 'Annika Vahl', 'Kassel', 'DE', 16, 30, 'kruegervahl.example'],
  ['Cerâmica Ribatua', 'Rui Tavares', 'Aveiro', 'PT', 33, 60, 'ribatua.example'],
  ['Foldwell Packaging', 'Gareth Holroyd', 'Hull', 'GB', 5, 14, 'foldwell.example'],
  ['Stalowa Kuchnia', 'Ewelina Sroka', 'Radom', 'PL', 20, 30, 'stalowa.example'],
  ['Inox Delaunay', 'Bastien Mercier', 'Thiers', 'FR', 12, 45, 'delaunay.example'],
  ['Orrin Candle Company', 'Isla Munro', 'Inverness', 'GB', 8, 30, 'orrincandles.example'],
]
export const NO_LONGER_BOUGHT_FROM = ['Inox Delaunay', 'Tessuti Brambati']

type Good = [name: string, supplier: string, unit: string, packSize: number, purchasePrice: number, weightKg: number | null] // oxfmt-ignore
export const GOODS: Record<(typeof ARTICLE_CATEGORIES)[number], Good[]> = {
  TABLEWARE: [
    ['Moorland Dinner Plate 27 cm', 'Aldgrave Pottery', 'PIECE', 12, 3.85, 0.62],
    ['Moorland Side Plate 17 cm', 'Aldgrave Pottery', 'PIECE', 12, 2.4, 0.31],
    ['Moorland Soup Bowl', 'Aldgrave Pottery', 'PIECE', 12, 3.3, 0.44],
    ['Tideline Serving Platter', 'Cerâmica Ribatua', 'PIECE', 4, 11.6, 1.35],
    ['Tideline Tapas Dish', 'Cerâmica Ribatua', 'PIECE', 24, 2.15, 0.18],
    ['Tideline Pasta Bowl', 'Cerâmica Ribatua', 'PIECE', 12, 4.7, 0.71],
    ['Bakehouse Espresso Cup', 'Aldgrave Pottery', 'PIECE', 24, 1.95, 0.15],
    ['Bakehouse Teapot 0.9 l', 'Aldgrave Pottery', 'PIECE', 6, 9.25, 0.8],
  ],
  GLASSWARE: [
    ['Fossati Red Wine Glass 46 cl', 'Cristalleria Fossati', 'BOX', 6, 14.9, 1.1],
    ['Fossati White Wine Glass 35 cl', 'Cristalleria Fossati', 'BOX', 6, 13.8, 0.95],
    ['Fossati Champagne Flute', 'Cristalleria Fossati', 'BOX', 6, 15.6, 0.9],
    ['Lanvaux Highball Tumbler', 'Verrerie Lanvaux', 'BOX', 12, 16.2, 3.4],
    ['Lanvaux Whisky Tumbler', 'Verrerie Lanvaux', 'BOX', 12, 17.5, 3.9],
    ['Lanvaux Carafe 1 l', 'Verrerie Lanvaux', 'PIECE', 6, 4.4, 0.7],
    ['Nonic Pint Glass', 'Verrerie Lanvaux', 'BOX', 24, 21.3, 8.6],
  ],
  CUTLERY: [
    ['Regatta Table Fork', 'Besteckwerk Hollmann', 'PACK', 12, 15.1, 0.66],
    ['Regatta Table Knife', 'Besteckwerk Hollmann', 'PACK', 12, 22.7, 1.02],
    ['Regatta Dessert Spoon', 'Besteckwerk Hollmann', 'PACK', 12, 13.2, 0.51],
    ['Regatta Steak Knife', 'Lame Vescovi', 'PACK', 6, 24.8, 0.48],
    ['Arden Cake Fork', 'Besteckwerk Hollmann', 'PACK', 12, 11.4, 0.36],
    ['Arden Serving Spoon', 'Inox Delaunay', 'PIECE', 1, 4.95, 0.14],
  ],
  KITCHENWARE: [
    ['Stockpot 24 l', 'Stalowa Kuchnia', 'PIECE', 1, 58.5, 4.3],
    ['Sauté Pan 28 cm', 'Stalowa Kuchnia', 'PIECE', 1, 31.9, 1.9],
    ["Chef's Knife 21 cm", 'Lame Vescovi', 'PIECE', 1, 27.4, 0.24],
    ['Boning Knife 15 cm', 'Lame Vescovi', 'PIECE', 1, 19.6, 0.17],
    ['Gastronorm Pan 1/1', 'Krüger & Vahl', 'PIECE', 6, 12.8, 1.3],
    ['Gastronorm Lid 1/1', 'Krüger & Vahl', 'PIECE', 6, 7.1, 0.75],
    ['Stick Blender 400 W', 'Krüger & Vahl', 'PIECE', 1, 94, 2.7],
    ['Beech Chopping Board', 'Stalowa Kuchnia', 'PIECE', 1, 16.3, null],
  ],
  LINEN: [
    ['Damask Tablecloth 180 cm', 'Pendleside Linen', 'PIECE', 1, 18.7, 0.9],
    ['Damask Napkin White', 'Pendleside Linen', 'PACK', 10, 16.4, 0.6],
    ['Glass Cloth Blue Stripe', 'Pendleside Linen', 'PACK', 10, 9.8, 0.7],
    ["Chef's Apron Charcoal", 'Pendleside Linen', 'PIECE', 1, 7.9, 0.35],
    ['Jacquard Napkin Burgundy', 'Tessuti Brambati', 'PACK', 10, 23.5, 0.65],
    ['Oven Mitt Heavy Duty', 'Pendleside Linen', 'PIECE', 1, 5.2, null],
  ],
  CLEANING: [
    ['Dishwasher Detergent 10 l', 'Purelake Hygiene', 'CANISTER', 1, 13.9, 11.8],
    ['Rinse Aid 5 l', 'Purelake Hygiene', 'CANISTER', 1, 11.2, 5.3],
    ['Oven Cleaner 5 l', 'Purelake Hygiene', 'CANISTER', 1, 14.6, 5.6],
    ['Surface Sanitiser 750 ml', 'Purelake Hygiene', 'BOX', 6, 12.1, 5],
    ['Hand Soap Refill 5 l', 'Purelake Hygiene', 'CANISTER', 1, 8.3, 5.1],
    ['Microfibre Cloth Green', 'Purelake Hygiene', 'PACK', 10, 6.2, 0.4],
    ['Descaler Sachets', 'Purelake Hygiene', 'BOX', 50, 17.8, null],
  ],
  DISPOSABLES: [
    ['Kraft Takeaway Box Medium', 'Foldwell Packaging', 'PACK', 200, 24.1, 5.2],
    ['Kraft Coffee Cup 12 oz', 'Foldwell Packaging', 'PACK', 500, 33.6, 7.1],
    ['Cup Lid 12 oz', 'Foldwell Packaging', 'PACK', 500, 14.7, 2.2],
    ['Paper Straw Black', 'Foldwell Packaging', 'BOX', 250, 4.2, 0.6],
    ['Baking Parchment 75 m', 'Foldwell Packaging', 'ROLL', 1, 8.9, 2],
    ['Cling Film 300 m', 'Foldwell Packaging', 'ROLL', 1, 6.6, 1.8],
    ['Dinner Candle Ivory', 'Orrin Candle Company', 'BOX', 50, 12.4, 3.1],
    ['Tealight 8 h', 'Orrin Candle Company', 'BOX', 100, 9.3, 1.9],
  ],
}

export const CUSTOMERS: [name: string, city: string][] = [
  ['The Heron Hotel', 'Kendal'],
  ['Saltmarsh Kitchen', 'Cromer'],
  ['Gwesty Penllyn', 'Bala'],
  ['Old Corn Exchange', 'Ripon'],
  ['Bothy & Barrel', 'Pitlochry'],
  ['Quayside Canteen', 'Cardiff'],
  ['Lantern Street Bistro', 'Leeds'],
  ['Mill Race Weddings', 'Hebden Bridge'],
  ['Tern Bay Holiday Park', 'Tenby'],
  ['St Oswin School Meals', 'Durham'],
  ['Marrow & Thyme', 'Norwich'],
  ['Pike Hall Conference Centre', 'Derby'],
  ['Copper Kettle Tearooms', 'Harrogate'],
  ['Fellside Brewery Tap', 'Keswick'],
  ['Broadland Care Homes', 'Lowestoft'],
  ['Drovers Inn', 'Crieff'],
]
export const BUYERS = ['Nina Calvert', 'Owen Sugden', 'Priti Raval', 'Lewis Hartnoll']
