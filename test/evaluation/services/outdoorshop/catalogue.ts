/** Who delivers to the shop, what it sells, and names of those who buy there. */
type Supplier = [name: string, country: string, contact: string, domain: string, days: number, least: number, brands: string[]] // oxfmt-ignore
export const SUPPLIERS: Supplier[] = [
  ['Cascade Gear Distribution', 'United States', 'Dana Whitlock', 'cascadegear', 6, 500, ['Tamarack', 'Wolf Hollow']],
  ['Bitterroot Wholesale', 'United States', 'Russ Amundsen', 'bitterrootwholesale', 4, 250, ['Wolf Hollow', 'Trailmark']], // oxfmt-ignore
  ['Fjellvik AS', 'Norway', 'Ingrid Solberg', 'fjellvik', 24, 2000, ['Fjellvik']],
  ['Alpenbach Handels GmbH', 'Germany', 'Matthias Reuter', 'alpenbach', 19, 1500, ['Altivo']],
  ['Northbank Outfitting', 'Canada', 'Claire Beaulieu', 'northbank', 9, 800, ['Northbank']],
  ['Taichung Outdoor Manufacturing', 'Taiwan', 'Chen Yi-Jun', 'taichungoutdoor', 42, 5000, ['Kestrel Ridge', 'Lumenor']], // oxfmt-ignore
  ['Hanoi Pack Works', 'Vietnam', 'Tran Thi Mai', 'hanoipackworks', 38, 4000, ['Pemba']],
  ['Calzature Dolomia', 'Italy', 'Federico Zanon', 'calzaturedolomia', 21, 1800, ['Sierra Lune']],
  ['Great Lakes Footwear', 'United States', 'Marcy Kowalski', 'greatlakesfootwear', 7, 600, ['Bramblewood']],
  ['Copperline Stoves', 'United States', 'Travis Odell', 'copperline', 5, 300, ['Copperline']],
  ['Drybrook Textiles', 'Portugal', 'Rui Carvalho', 'drybrook', 26, 2200, ['Drybrook']],
  ['Lumenor Lighting', 'Taiwan', 'Lin Pei-Shan', 'lumenor', 35, 1200, ['Lumenor']],
  ['Purewell Filtration', 'United States', 'Gail Henning', 'purewell', 8, 400, ['Purewell']],
  ['Osprey Bay Importers', 'United States', 'Neil Castellano', 'ospreybay', 11, 750, ['Pemba', 'Sierra Lune']],
  ['Saguaro Trading Co.', 'United States', 'Lupe Arredondo', 'saguarotrading', 3, 150, ['Trailmark']],
  ['Merino Mills of Otago', 'New Zealand', 'Hamish Kerr', 'otagomills', 33, 2600, ['Snowgrass']],
  ['Vermont Wool Socks', 'United States', 'Abby Fontenot', 'vtwoolsocks', 10, 350, ['Snowgrass', 'Bramblewood']],
  ['Tundra Down Company', 'Canada', 'Olivier Gagnon', 'tundradown', 13, 1100, ['Northbank', 'Fjellvik']],
  ['Ridgepole Camp Furniture', 'United States', 'Wade Thibodeau', 'ridgepole', 12, 450, ['Ridgepole']],
  ['Medway First Aid Supply', 'United Kingdom', 'Fiona Medlock', 'medwayfirstaid', 16, 900, ['Medway']],
]

type Item = [name: string, brand: string, price: number, grams: number, waterproof: boolean, color: string | null]
export const CATALOGUE: [category: string, season: string, description: string, items: Item[]][] = [
  ['Tents', 'all_year', 'From solo shelters to family tents', [
    ['Windrow 1', 'Kestrel Ridge', 289.95, 1180, true, 'green'],
    ['Windrow 2', 'Kestrel Ridge', 349.95, 1640, true, 'green'],
    ['Nordlys 3', 'Fjellvik', 679, 2890, true, 'orange'],
    ['Basecamp 6', 'Wolf Hollow', 429.5, 8450, true, 'sand'],
    ['Larch Ultralight', 'Northbank', 519, 870, true, 'gray'],
    ['Meadow Pop-Up', 'Trailmark', 119.95, 3620, false, 'blue'],
  ]],
  ['Sleeping Bags', 'all_year', 'Down and synthetic bags', [
    ['Tundra 800', 'Northbank', 449, 1090, false, 'blue'],
    ['Polarstjerne 900', 'Fjellvik', 599.5, 1310, false, 'red'],
    ['Hollow Creek 20', 'Wolf Hollow', 159.95, 1560, false, 'olive'],
    ['Hollow Creek 40', 'Wolf Hollow', 129.95, 1220, false, 'olive'],
    ['Pinecone Kids', 'Bramblewood', 74.5, 940, false, 'yellow'],
    ['Quickstep Quilt', 'Pemba', 269, 620, false, 'gray'],
  ]],
  ['Sleeping Pads', 'all_year', 'Inflatable and foam pads', [
    ['Featherfloor', 'Kestrel Ridge', 179.95, 430, true, 'yellow'],
    ['Featherfloor Wide', 'Kestrel Ridge', 199.95, 560, true, 'yellow'],
    ['Slab Foam', 'Trailmark', 34.95, 410, true, 'gray'],
    ['Loft Insulated', 'Altivo', 214, 515, true, 'red'],
    ['Campside Double', 'Ridgepole', 149, 2750, false, 'blue'],
    ['Sit Square', 'Trailmark', 14.95, 60, true, 'orange'],
  ]],
  ['Backpacks', 'all_year', 'For multi-day trips, 45 liters and up', [
    ['Annapurna 65', 'Pemba', 259.95, 1980, false, 'blue'],
    ['Annapurna 50', 'Pemba', 229.95, 1740, false, 'blue'],
    ['Sherpa 80', 'Pemba', 319, 2460, false, 'black'],
    ['Couloir 55', 'Altivo', 289, 1290, true, 'red'],
    ['Tamarack Trekker', 'Tamarack', 189.5, 1870, false, 'green'],
    ['Weightless 48', 'Northbank', 339, 790, true, 'white'],
  ]],
  ['Daypacks', 'summer', 'Up to 35 liters', [
    ['Switchback 22', 'Pemba', 89.95, 680, false, 'black'],
    ['Switchback 30', 'Pemba', 109.95, 860, false, 'black'],
    ['Dash Vest', 'Altivo', 124, 290, false, 'orange'],
    ['Creek Roll-Top', 'Drybrook', 99, 540, true, 'blue'],
    ['Acorn Kids Pack', 'Bramblewood', 44.5, 350, false, 'green'],
    ['Packable 16', 'Trailmark', 29.95, 95, false, 'gray'],
  ]],
  ['Hiking Boots', 'all_year', 'Mid and high boots', [
    ['Civetta GTX', 'Sierra Lune', 274, 1240, true, 'brown'],
    ['Pelmo Mid', 'Sierra Lune', 219, 1080, true, 'gray'],
    ['Marmolada Pro', 'Sierra Lune', 359, 1620, true, 'black'],
    ['Lakeshore Mid', 'Bramblewood', 149.95, 1010, true, 'brown'],
    ['Lakeshore Leather', 'Bramblewood', 184.95, 1190, false, 'brown'],
    ['Prairie Hiker', 'Bramblewood', 119.95, 930, false, 'sand'],
  ]],
  ['Trail Shoes', 'summer', 'Low and light', [
    ['Fanes Runner', 'Sierra Lune', 139.95, 560, false, 'blue'],
    ['Fanes Runner GTX', 'Sierra Lune', 164.95, 610, true, 'blue'],
    ['Gravel Low', 'Bramblewood', 104.95, 690, false, 'gray'],
    ['Sandbar Sandal', 'Bramblewood', 79.95, 520, true, 'sand'],
    ['Cloudstep', 'Altivo', 154, 480, false, 'white'],
    ['Scree Approach', 'Altivo', 169, 740, false, 'orange'],
  ]],
  ['Rain Jackets', 'all_year', 'Waterproof shells', [
    ['Stormline Shell', 'Drybrook', 329, 410, true, 'red'],
    ['Drizzle Jacket', 'Drybrook', 139.5, 330, true, 'blue'],
    ['Downpour Poncho', 'Trailmark', 39.95, 280, true, 'olive'],
    ['Vindtett Jacket', 'Fjellvik', 389, 465, true, 'orange'],
    ['Trailhead Rain Shell', 'Tamarack', 164, 375, true, 'green'],
    ['Puddle Kids Jacket', 'Bramblewood', 59.95, 260, true, 'yellow'],
  ]],
  ['Insulated Jackets', 'winter', 'Down and fleece', [
    ['Gletsjer Down Parka', 'Fjellvik', 499, 980, false, 'navy'],
    ['Eider Hoody', 'Northbank', 279, 420, false, 'black'],
    ['Eider Vest', 'Northbank', 189, 270, false, 'black'],
    ['Foxglove Fleece', 'Tamarack', 94.5, 390, false, 'purple'],
    ['Bergland Hybrid', 'Altivo', 234, 360, false, 'red'],
    ['Timber Fleece Pullover', 'Wolf Hollow', 69.95, 450, false, 'brown'],
  ]],
  ['Base Layers', 'winter', 'Worn next to the skin', [
    ['Tussock Merino Crew', 'Snowgrass', 109.95, 190, false, 'gray'],
    ['Tussock Merino Leggings', 'Snowgrass', 99.95, 175, false, 'gray'],
    ['Featherweight Tee', 'Snowgrass', 74.95, 120, false, 'green'],
    ['Glacier Zip Top', 'Fjellvik', 119, 240, false, 'navy'],
    ['Thermo Long Sleeve', 'Tamarack', 49.5, 210, false, 'black'],
    ['Thermo Tights', 'Tamarack', 46.5, 205, false, 'black'],
  ]],
  ['Hiking Pants', 'summer', 'Pants and shorts', [
    ['Ridgeway Zip-Off Pants', 'Tamarack', 89, 360, false, 'olive'],
    ['Ridgeway Shorts', 'Tamarack', 64, 230, false, 'olive'],
    ['Vidda Trousers', 'Fjellvik', 189, 510, false, 'navy'],
    ['Squall Overpants', 'Drybrook', 114, 250, true, 'black'],
    ['Mesa Pants', 'Wolf Hollow', 59.95, 380, false, 'sand'],
    ['Couloir Softshell Pants', 'Altivo', 174, 440, false, 'gray'],
  ]],
  ['Socks', 'all_year', 'For hiking and running', [
    ['Tussock Crew Sock', 'Snowgrass', 24.95, 70, false, 'gray'],
    ['Tussock Liner', 'Snowgrass', 17.95, 35, false, 'black'],
    ['Heavy Trek Sock', 'Snowgrass', 27.5, 110, false, 'red'],
    ['Blisterless Low', 'Bramblewood', 15.95, 40, false, 'white'],
    ['Everyday Hiker 3-Pack', 'Bramblewood', 32.95, 165, false, 'brown'],
    ['Soggy Proof Sock', 'Drybrook', 44.95, 125, true, 'black'],
  ]],
  ['Stoves', 'all_year', 'Gas, alcohol and wood', [
    ['Pika Burner', 'Copperline', 54.95, 85, false, null],
    ['Marmot Hollow System', 'Copperline', 139.95, 420, false, 'black'],
    ['Two-Burner Ranch Stove', 'Copperline', 129, 4980, false, 'green'],
    ['Twig Wood Stove', 'Wolf Hollow', 69.5, 390, false, null],
    ['Expedition Multi-Fuel', 'Altivo', 184.95, 370, false, 'red'],
    ['Penny Alcohol Stove', 'Trailmark', 21.95, 55, false, null],
  ]],
  ['Cookware', 'all_year', 'Pots, mugs and cutlery', [
    ['Titan Pot 900', 'Copperline', 59.95, 128, false, null],
    ['Camp Kitchen Set', 'Copperline', 99.95, 1350, false, null],
    ['Skillet 10', 'Copperline', 44.95, 1870, false, 'black'],
    ['Enamel Mug', 'Wolf Hollow', 11.95, 145, false, 'white'],
    ['Folding Spork', 'Trailmark', 7.95, 18, false, 'orange'],
    ['Bear Canister', 'Tamarack', 84.95, 1160, true, 'blue'],
  ]],
  ['Water Filters', 'summer', 'Filters, purifiers and bottles', [
    ['Streamside Squeeze', 'Purewell', 39.95, 90, true, 'blue'],
    ['Streamside Gravity 4L', 'Purewell', 119.95, 330, true, 'blue'],
    ['Backcountry Pump', 'Purewell', 99.5, 480, true, 'gray'],
    ['UV Wand', 'Lumenor', 109, 150, true, 'white'],
    ['Purification Tablets 50', 'Purewell', 13.95, 25, false, null],
    ['Steel Bottle 32 oz', 'Tamarack', 36, 410, true, 'green'],
  ]],
  ['Headlamps', 'all_year', 'Headlamps and lanterns', [
    ['Firefly 200', 'Lumenor', 29.95, 68, false, 'yellow'],
    ['Firefly 400', 'Lumenor', 49.95, 82, true, 'orange'],
    ['Polaris 1000', 'Lumenor', 109.95, 148, true, 'black'],
    ['Glowworm Lantern', 'Lumenor', 39.95, 210, true, 'white'],
    ['Nattlys Headlamp', 'Fjellvik', 84, 95, true, 'red'],
    ['Ranch Lantern', 'Copperline', 64.95, 890, false, 'green'],
  ]],
  ['Trekking Poles', 'all_year', 'Sold in pairs', [
    ['Carbon Stride', 'Altivo', 149.95, 390, false, 'black'],
    ['Alloy Stride', 'Altivo', 89.95, 510, false, 'silver'],
    ['Yak Folding Poles', 'Pemba', 129.95, 440, false, 'blue'],
    ['Basic Hiking Poles', 'Trailmark', 39.5, 580, false, 'red'],
    ['Cork Grip Poles', 'Tamarack', 104.95, 490, false, 'brown'],
    ['Fell Runner Poles', 'Northbank', 179.95, 280, false, 'white'],
  ]],
  ['Navigation', 'all_year', 'Compasses, GPS devices and maps', [
    ['Baseplate Compass', 'Trailmark', 24.5, 38, true, null],
    ['Mirror Compass', 'Fjellvik', 69.95, 76, true, 'black'],
    ['Wayfinder GPS', 'Lumenor', 379, 165, true, 'black'],
    ['Satellite Messenger', 'Lumenor', 399, 112, true, 'orange'],
    ['Altimeter Watch', 'Altivo', 299, 72, true, 'black'],
    ['Map Case', 'Drybrook', 19.95, 88, true, null],
  ]],
  ['First Aid', 'all_year', 'Kits and bits', [
    ['Day Hike Kit', 'Medway', 27.95, 240, false, 'red'],
    ['Expedition Kit', 'Medway', 94.95, 980, true, 'red'],
    ['Blister Kit', 'Medway', 9.95, 45, false, null],
    ['Emergency Bivy', 'Trailmark', 22.95, 110, true, 'orange'],
    ['Tick Remover Set', 'Medway', 6.95, 12, false, null],
    ['Family Camp Kit', 'Medway', 54.5, 760, false, 'red'],
  ]],
  ['Camp Furniture', 'summer', 'Chairs, tables and hammocks', [
    ['Campfire Chair', 'Ridgepole', 79.95, 3150, false, 'brown'],
    ['Featherlite Chair', 'Ridgepole', 134.5, 920, false, 'blue'],
    ['Roll-Up Table', 'Ridgepole', 109, 2680, false, null],
    ['Twilight Hammock', 'Wolf Hollow', 64.95, 540, false, 'purple'],
    ['Hammock Straps', 'Wolf Hollow', 19.5, 290, false, 'black'],
    ['Folding Cot', 'Ridgepole', 144.95, 6240, false, 'olive'],
  ]],
] // oxfmt-ignore

export const FIRST_NAMES = `Aaron Abigail Adele Andre Audrey Beatrice Benicio Bridget Caleb Camila Carter Celeste Darius Delphine Dominic
Elena Elliot Emmett Esther Felix Fiona Gavin Gloria Graham Hannah Hector Imogen Isaiah Jasmine Joaquin June Kendra Kofi Leila Lorenzo Lydia Malcolm
Marisol Miles Nadine Noor Orson Paige Phoebe Quentin Ramona Rebecca Rowan Sabrina Silas Simone Tobias Valeria Vince Wesley Yolanda`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Abbott Albrecht Barrera Bergstrom Blackwood Brannigan Calloway Castaneda Chowdhury Crane Dalton Delacroix Dupree Eastman
Ellsworth Farrow Figueroa Galloway Garrison Haldane Hargrove Ibarra Ingram Jamison Keller Kirkland Lachance Lindqvist Macready Marchetti Nakata
Novak Okafor Ortega Pemberton Pruitt Quigley Ramsey Rutherford Santiago Sinclair Stanhope Tran Underhill Vasquez Villanueva Weaver Whitaker Yamada Zeller`.split(/\s+/) // oxfmt-ignore
export const PLACES: [city: string, state: string, code: string][] = [
  ['Denver', 'CO', '80205'],
  ['Boulder', 'CO', '80302'],
  ['Fort Collins', 'CO', '80521'],
  ['Seattle', 'WA', '98103'],
  ['Spokane', 'WA', '99201'],
  ['Portland', 'OR', '97211'],
  ['Bend', 'OR', '97702'],
  ['Missoula', 'MT', '59801'],
  ['Bozeman', 'MT', '59715'],
  ['Salt Lake City', 'UT', '84103'],
  ['Moab', 'UT', '84532'],
  ['Sacramento', 'CA', '95816'],
  ['Truckee', 'CA', '96161'],
  ['Duluth', 'MN', '55802'],
  ['Burlington', 'VT', '05401'],
  ['Flagstaff', 'AZ', '86001'],
  ['Asheville', 'NC', '28801'],
]
export const STREETS = ['Alder Street', 'Canyon Road', 'Cedar Avenue', 'Elk Run Drive', 'Juniper Lane', 'Lakeview Terrace', 'Mill Street', 'Pine Street', 'Quarry Road', 'Ridgeline Drive', 'Sawmill Road', 'Spruce Court'] // oxfmt-ignore

export const TITLES: Record<number, string[]> = {
  1: ['Fell apart on day two', 'Sent it back'],
  2: ['Not for serious trips', 'Runs small'],
  3: ['Okay for the price', 'Does the job'],
  4: ['Very solid', 'Would buy again'],
  5: ['Best purchase of the year', 'Never hiking without it'],
}
export const BODIES = ['Took it up the Wonderland Trail for nine days.', 'Bought it for a scout trip with my son.', 'Lighter than I expected and packs down small.', 'The zipper could be better.', 'Kept me warm and dry through two nights of rain.', 'Customer service was quick to answer my questions.'] // oxfmt-ignore
export const NOTES = ['Leave at the side door', 'Please deliver before the weekend, we leave for a trip', 'Gift wrap, please', 'Call on arrival'] // oxfmt-ignore
export const COMMENTS = ['Seam opened near the zipper.', 'Would like to exchange for the next size.', 'Unused, tags still on.', 'Got a different color than ordered.'] // oxfmt-ignore
