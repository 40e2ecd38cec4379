/** What the shop sells, and of whom it is: plain tables, from which `data.ts` makes things. */
export const CATEGORIES = ['Lighting', 'Bedding', 'Cookware', 'Camping', 'Garden', 'Bags', 'Stationery']

export const BRANDS: [name: string, country: string][] = [
  ['Norvik', 'Denmark'],
  ['Castell', 'Germany'],
  ['Fernhill', 'United Kingdom'],
  ['Brightwater', 'United Kingdom'],
  ['Tamsin', 'Portugal'],
  ['Ashgrove', 'Ireland'],
  ['Kestrel', 'Germany'],
  ['Lumio', 'Italy'],
]

export const SUPPLIERS: [name: string, city: string, country: string, leadDays: number][] = [
  ['Baltic Trade House', 'Aarhus', 'Denmark', 9],
  ['Rheinland Import', 'Cologne', 'Germany', 6],
  ['Pennine Wholesale', 'Sheffield', 'United Kingdom', 3],
  ['Tejo Distribution', 'Lisbon', 'Portugal', 14],
  ['Shannon Goods', 'Limerick', 'Ireland', 11],
  ['Lombarda Forniture', 'Milan', 'Italy', 12],
  ['Harbour Supply Co', 'Hull', 'United Kingdom', 4],
]

/** Name, category, brand, price, reduced price, stock, reorder level, colour; `-` marks what is no longer made. */
export const GOODS: [string, string, string, number, number | null, number, number, string, '-'?][] = [
  ['Alder Desk Lamp', 'Lighting', 'Norvik', 49.9, null, 31, 10, 'black'],
  ['Halo Floor Lamp', 'Lighting', 'Lumio', 129, 99, 6, 5, 'brass'],
  ['Glow Night Light', 'Lighting', 'Lumio', 14.5, null, 0, 15, 'white'],
  ['Arc Reading Lamp', 'Lighting', 'Lumio', 74, null, 12, 6, 'brass'],
  ['Harbour Lantern', 'Lighting', 'Brightwater', 38, 29, 22, 8, 'red'],
  ['Moss Pendant', 'Lighting', 'Norvik', 159, null, 3, 4, 'green'],
  ['Cloud Duvet', 'Bedding', 'Fernhill', 119, null, 14, 6, 'white'],
  ['Linen Pillowcase', 'Bedding', 'Tamsin', 19.9, null, 64, 20, 'grey'],
  ['Wool Throw', 'Bedding', 'Ashgrove', 69, 55, 9, 8, 'blue'],
  ['Feather Pillow', 'Bedding', 'Fernhill', 34, null, 5, 12, 'white'],
  ['Meadow Bed Set', 'Bedding', 'Tamsin', 89, null, 17, 6, 'green'],
  ['Winter Blanket', 'Bedding', 'Fernhill', 57, 45, 0, 6, 'red', '-'],
  ['Cast Iron Casserole', 'Cookware', 'Castell', 139, null, 8, 4, 'red'],
  ['Copper Saucepan', 'Cookware', 'Castell', 84, null, 2, 5, 'copper'],
  ['Oak Chopping Board', 'Cookware', 'Ashgrove', 32, null, 26, 10, 'brown'],
  ['Steel Frying Pan', 'Cookware', 'Castell', 45, 36, 19, 8, 'silver'],
  ['Stone Mortar', 'Cookware', 'Tamsin', 27.5, null, 11, 5, 'grey'],
  ['Pasta Pot', 'Cookware', 'Castell', 62, null, 0, 4, 'silver'],
  ['Whistle Kettle', 'Cookware', 'Brightwater', 41, null, 15, 6, 'blue'],
  ['Ridge Tent', 'Camping', 'Kestrel', 249, 199, 7, 4, 'green'],
  ['Trail Sleeping Bag', 'Camping', 'Kestrel', 98, null, 10, 8, 'orange'],
  ['Summit Camping Stove', 'Camping', 'Kestrel', 54, null, 21, 6, 'silver'],
  ['Folding Camp Chair', 'Camping', 'Fernhill', 36, null, 28, 10, 'green'],
  ['Storm Lantern', 'Camping', 'Brightwater', 29.5, null, 4, 10, 'yellow'],
  ['Cooling Box', 'Camping', 'Brightwater', 66, 52, 13, 5, 'blue'],
  ['Dry Sack', 'Camping', 'Kestrel', 18, null, 40, 15, 'orange'],
  ['Pruning Shears', 'Garden', 'Ashgrove', 24, null, 33, 10, 'green'],
  ['Copper Watering Can', 'Garden', 'Brightwater', 47, null, 6, 6, 'copper'],
  ['Border Spade', 'Garden', 'Ashgrove', 39, null, 16, 8, 'brown'],
  ['Seed Tray', 'Garden', 'Fernhill', 8.5, null, 75, 25, 'black'],
  ['Garden Kneeler', 'Garden', 'Fernhill', 17, null, 0, 10, 'green', '-'],
  ['Bird Bath', 'Garden', 'Tamsin', 79, 63, 5, 3, 'grey'],
  ['Canvas Rucksack', 'Bags', 'Norvik', 94, null, 18, 8, 'brown'],
  ['City Tote', 'Bags', 'Tamsin', 42, null, 24, 10, 'black'],
  ['Weekend Holdall', 'Bags', 'Norvik', 128, 102, 9, 4, 'blue'],
  ['Bike Pannier', 'Bags', 'Kestrel', 72, null, 3, 6, 'black'],
  ['Leather Satchel', 'Bags', 'Castell', 165, null, 5, 3, 'brown'],
  ['Fold Pouch', 'Bags', 'Tamsin', 16, null, 37, 12, 'red', '-'],
  ['Dotted Notebook', 'Stationery', 'Norvik', 11, null, 90, 30, 'grey'],
  ['Brass Ruler', 'Stationery', 'Castell', 13.5, null, 41, 15, 'brass'],
  ['Fountain Pen', 'Stationery', 'Castell', 58, null, 7, 6, 'black'],
  ['Desk Planner', 'Stationery', 'Norvik', 21, 16.5, 25, 10, 'white'],
  ['Letter Paper', 'Stationery', 'Tamsin', 9.9, null, 8, 20, 'white'],
  ['Wax Seal Set', 'Stationery', 'Ashgrove', 28, null, 12, 5, 'red'],
]

/** Code, percent, first and last day, least spend. */
export const VOUCHERS: [string, number, string, string, number | null][] = [
  ['WELCOME10', 10, '2024-09-01', '2025-12-31', null],
  ['WINTER15', 15, '2024-12-01', '2025-02-28', 50],
  ['SPRING20', 20, '2025-03-15', '2025-05-31', 80],
  ['EASTER5', 5, '2025-04-14', '2025-04-27', null],
  ['GARDEN12', 12, '2025-04-01', '2025-06-30', 40],
  ['LOYAL25', 25, '2025-01-01', '2025-05-25', 150],
  ['SUMMER10', 10, '2025-06-01', '2025-08-31', null],
  ['BLACKFRI30', 30, '2024-11-25', '2024-12-01', 100],
]
export const CITIES: [city: string, country: string][] = [
  ['Leeds', 'United Kingdom'],
  ['York', 'United Kingdom'],
  ['Bristol', 'United Kingdom'],
  ['Dublin', 'Ireland'],
  ['Cardiff', 'United Kingdom'],
  ['Norwich', 'United Kingdom'],
]
export const NAMES =
  'Amelia Hart,Bruno Keller,Clara Whitby,Dermot Quinn,Edith Larkin,Felix Norden,Greta Ashby,Hamish Boyd,Imogen Vale,Jonas Pike,Keira Dunmore,Lorcan Bryce,Maeve Tolland,Nikhil Rao,Orla Fenwick,Piers Colby,Quentin Marsh,Rosa Delgado,Silas Thorne,Tilda Moss,Ulrich Baum,Verity Snow,Wilf Garner,Xenia Popov,Yusuf Demir,Zara Holt,Alba Ferrant,Boris Lund,Celia Roth,Damian Frost,Elsie Crane,Fergus Mill,Gwen Parry,Hector Stone' // oxfmt-ignore
