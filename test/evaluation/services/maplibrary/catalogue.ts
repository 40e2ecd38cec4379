/** What the library holds and who uses it, as the data is made from. */
type Holding = [title: string, type: string, region: string, authors: string[], publisher: string, year: number, language: string, size: number] // oxfmt-ignore

export const PUBLISHERS: Record<string, string> = {
  'Stanfell & Sons': 'London',
  'Northgate Cartographic': 'Edinburgh',
  'Verlag Kartenhaus': 'Leipzig',
  'Éditions du Méridien': 'Paris',
  'Atalaya Libros': 'Madrid',
  'Casa Oceânica': 'Lisbon',
  'Harrowgate University Press': 'Harrowgate',
  'Blue Marble Books': 'Toronto',
}
/** Of maps the size is the scale, of atlases and books the number of pages. */
export const HOLDINGS: Holding[] = [
  ['The Upper Nile from Survey', 'sheet_map', 'africa', ['Horatio Penrose'], 'Stanfell & Sons', 1878, 'en', 500_000],
  ['Caravan Routes of the Central Sahara', 'sheet_map', 'africa', ['Marguerite Sollier'], 'Éditions du Méridien', 1911, 'fr', 1_000_000], // oxfmt-ignore
  ['East Africa: Physical', 'wall_map', 'africa', ['Dorothea Kinnaird'], 'Northgate Cartographic', 1962, 'en', 4_000_000], // oxfmt-ignore
  ['Africa: Political', 'wall_map', 'africa', ['Dorothea Kinnaird'], 'Northgate Cartographic', 1994, 'en', 8_000_000],
  ['Rivers of the Congo Basin', 'wall_map', 'africa', ['Bertrand Loiseau'], 'Éditions du Méridien', 1957, 'fr', 2_500_000], // oxfmt-ignore
  ['Atlas of the African Great Lakes', 'atlas', 'africa', ['Dorothea Kinnaird', 'Samuel Otieno'], 'Harrowgate University Press', 1988, 'en', 212], // oxfmt-ignore
  ['Walking to Timbuktu', 'book', 'africa', ['Philippa Rowntree'], 'Blue Marble Books', 2009, 'en', 344],
  ['The Salt Road', 'book', 'africa', ['Samuel Otieno'], 'Harrowgate University Press', 2016, 'en', 288],
  ['The Pamirs and the Wakhan', 'sheet_map', 'asia', ['Horatio Penrose'], 'Stanfell & Sons', 1893, 'en', 250_000],
  ['Trekking Map of the Langtang Valley', 'sheet_map', 'asia', ['Tenzin Dorje'], 'Verlag Kartenhaus', 2012, 'de', 100_000], // oxfmt-ignore
  ['Monsoon Asia', 'wall_map', 'asia', ['Ewald Brandis'], 'Verlag Kartenhaus', 1971, 'de', 6_000_000],
  ['The Silk Road Atlas', 'atlas', 'asia', ['Ewald Brandis', 'Tenzin Dorje'], 'Verlag Kartenhaus', 1999, 'de', 180],
  ['Atlas of Japanese Castles and Roads', 'atlas', 'asia', ['Haruko Shimada'], 'Blue Marble Books', 2004, 'en', 156],
  ['Across the Gobi by Camel', 'book', 'asia', ['Philippa Rowntree'], 'Blue Marble Books', 2002, 'en', 312],
  ['High Passes', 'book', 'asia', ['Tenzin Dorje'], 'Harrowgate University Press', 2018, 'en', 266],
  ['Portuguese Pilots in the Indian Ocean', 'book', 'asia', ['Inês Carvalhal'], 'Casa Oceânica', 1985, 'pt', 402],
  ['The Lake District in One Inch', 'sheet_map', 'europe', ['Walter Aske'], 'Northgate Cartographic', 1936, 'en', 63_360], // oxfmt-ignore
  ['Plan of Harrowgate and its Suburbs', 'sheet_map', 'europe', ['Walter Aske'], 'Stanfell & Sons', 1904, 'en', 10_000],
  ['Isle of Skye and the Cuillin', 'sheet_map', 'europe', ['Fiona Muirhead'], 'Northgate Cartographic', 2007, 'en', 50_000], // oxfmt-ignore
  ['Massif du Mont-Blanc', 'sheet_map', 'europe', ['Bertrand Loiseau'], 'Éditions du Méridien', 1975, 'fr', 25_000],
  ['Karte der Sächsischen Schweiz', 'sheet_map', 'europe', ['Ewald Brandis'], 'Verlag Kartenhaus', 1968, 'de', 30_000],
  ['Europe after Vienna', 'wall_map', 'europe', ['Lucasz Wierny'], 'Verlag Kartenhaus', 1929, 'de', 3_000_000],
  ['British Isles: Geology', 'wall_map', 'europe', ['Fiona Muirhead'], 'Northgate Cartographic', 1983, 'en', 1_000_000],
  ['A County Atlas of England', 'atlas', 'europe', ['Josiah Threlfall'], 'Stanfell & Sons', 1789, 'en', 98],
  ['Atlas des Alpes', 'atlas', 'europe', ['Bertrand Loiseau'], 'Éditions du Méridien', 1981, 'fr', 144],
  ['Atlas of the Iberian Coast', 'atlas', 'europe', ['Rosario Quintana', 'Inês Carvalhal'], 'Atalaya Libros', 1996, 'es', 168], // oxfmt-ignore
  ['Reading the English Landscape', 'book', 'europe', ['Walter Aske'], 'Harrowgate University Press', 1951, 'en', 230],
  ['Islands at the Edge', 'book', 'europe', ['Fiona Muirhead'], 'Harrowgate University Press', 2013, 'en', 276],
  ['Rocky Mountain Passes', 'sheet_map', 'north_america', ['Clyde Hollander'], 'Blue Marble Books', 1948, 'en', 200_000], // oxfmt-ignore
  ['The Great Lakes by Canoe', 'sheet_map', 'north_america', ['Clyde Hollander'], 'Blue Marble Books', 1997, 'en', 150_000], // oxfmt-ignore
  ['Railways of Canada', 'wall_map', 'north_america', ['Clyde Hollander'], 'Blue Marble Books', 1926, 'en', 5_000_000],
  ['Atlas of the Canadian Arctic', 'atlas', 'north_america', ['Aviaja Lund'], 'Blue Marble Books', 2010, 'en', 240],
  ['Prairie Towns and their Maps', 'book', 'north_america', ['Josephine Tallchief'], 'Harrowgate University Press', 2001, 'en', 198], // oxfmt-ignore
  ['Course of the Orinoco', 'sheet_map', 'south_america', ['Rosario Quintana'], 'Atalaya Libros', 1932, 'es', 750_000],
  ['Patagonia: Hielo Continental', 'sheet_map', 'south_america', ['Rosario Quintana'], 'Atalaya Libros', 2006, 'es', 250_000], // oxfmt-ignore
  ['The Andes: Relief', 'wall_map', 'south_america', ['Ewald Brandis'], 'Verlag Kartenhaus', 1966, 'de', 4_000_000],
  ['Atlas do Amazonas', 'atlas', 'south_america', ['Inês Carvalhal'], 'Casa Oceânica', 1979, 'pt', 132],
  ['Down the Marañón', 'book', 'south_america', ['Philippa Rowntree'], 'Blue Marble Books', 1998, 'en', 304],
  ['Mapping the Inca Roads', 'book', 'south_america', ['Rosario Quintana'], 'Atalaya Libros', 2015, 'es', 356],
  ['Cities of the Altiplano', 'book', 'south_america', ['Josephine Tallchief'], 'Harrowgate University Press', 2008, 'en', 218], // oxfmt-ignore
  ['Coral Reefs of Queensland', 'sheet_map', 'oceania', ['Neville Trask'], 'Northgate Cartographic', 1991, 'en', 300_000], // oxfmt-ignore
  ['New Zealand: South Island', 'wall_map', 'oceania', ['Neville Trask'], 'Northgate Cartographic', 1974, 'en', 1_500_000], // oxfmt-ignore
  ['Stick Charts of the Marshall Islands', 'book', 'oceania', ['Haruko Shimada'], 'Harrowgate University Press', 1993, 'en', 164], // oxfmt-ignore
  ['Spitsbergen and Bear Island', 'sheet_map', 'polar_regions', ['Aviaja Lund'], 'Verlag Kartenhaus', 1939, 'de', 400_000], // oxfmt-ignore
  ['Antarctica: Stations and Routes', 'wall_map', 'polar_regions', ['Neville Trask'], 'Northgate Cartographic', 2001, 'en', 7_000_000], // oxfmt-ignore
  ['Wintering at Hope Sound', 'book', 'polar_regions', ['Horatio Penrose'], 'Stanfell & Sons', 1899, 'en', 420],
  ['The Society Atlas of the World', 'atlas', 'world', ['Josiah Threlfall', 'Horatio Penrose'], 'Stanfell & Sons', 1885, 'en', 176], // oxfmt-ignore
  ['Ocean Currents of the World', 'wall_map', 'world', ['Inês Carvalhal'], 'Casa Oceânica', 1987, 'pt', 20_000_000],
  ['Atlas of Forgotten Borders', 'atlas', 'world', ['Lucasz Wierny'], 'Harrowgate University Press', 2019, 'en', 224],
  ['How Maps Lie a Little', 'book', 'world', ['Lucasz Wierny'], 'Harrowgate University Press', 2011, 'en', 190],
]
/** Two of the members have the same name. */
export const MEMBERS =
  `Agnes Whitcombe, Barnaby Sedgwick, Celia Ormerod, Dominic Farrant, Edith Lovelock, Felix Brockbank, Georgina Tait,
Hugh Castleton, Isla Merriweather, Jasper Thornley, Kirsty Pollard, Leonard Ashdown, Miriam Feldstein, Nigel Dunmore, Olwen Pryce,
Percival Gaunt, Ravi Sundaram, Sylvia Hathersage, Terence Oakeshott, Una Kilbride, Vernon Lightbody, Winifred Stott, Yasmin Qureshi,
Zachary Holt, Arthur Blenkinsop, Beatrice Nettleton, Clement Uttley, Daphne Rawlings, Edmund Hartnoll, Frances Cobbold, Gilbert Mawson,
Harriet Swale, Ivor Llewellyn, Joan Pickersgill, Keith Barraclough, Lydia Amberley, Maurice Fenton, Nora Hebden, Oscar Tunnicliffe,
Peggy Wainwright, Rosemary Clough, Stanley Iveson, Tabitha Greaves, Edmund Hartnoll, Violet Sugden, Wilfred Naylor, Anjali Mehta,
Bronwen Cadwallader, Cornelius Vane, Delia Hargreaves, Ernest Popplewell, Flora Macaskill, Gareth Entwistle, Hilda Rushworth, Imran Siddiqui,
Judith Appleyard, Kenneth Stainburn, Laura Winterbourne`
    .split(/,\s+/)
    .map(name => name.split(' ') as [string, string])
