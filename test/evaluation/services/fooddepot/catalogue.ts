import type { DEPOT_CATEGORIES } from './kinds.ts'

/** Name, city, country, who answers, their domain, days until the goods are here. */
export const SUPPLIERS: [name: string, city: string, country: string, contact: string, domain: string, days: number][] =
  [
    // oxfmt-ignore
    ['Ballyhale Creamery', 'Kilkenny', 'Ireland', 'Orla Fennessy', 'ballyhalecreamery', 1],
    ['Slaney Valley Meats', 'Enniscorthy', 'Ireland', 'Declan Roche', 'slaneymeats', 2],
    ['Dingle Bay Seafoods', 'Dingle', 'Ireland', 'Muireann Kavanagh', 'dinglebayseafoods', 1],
    ['Caseificio Bonomelli', 'Parma', 'Italy', 'Tiziana Bonomelli', 'bonomelli-caseificio', 6],
    ['Pastificio Sorrentino', 'Gragnano', 'Italy', 'Ciro Sorrentino', 'pastificiosorrentino', 8],
    ['Frantoio Santarelli', 'Spoleto', 'Italy', 'Lucia Santarelli', 'santarelli-frantoio', 9],
    ['Maison Thibaudeau', 'Nantes', 'France', 'Arnaud Thibaudeau', 'thibaudeau', 4],
    ['Boulangerie Lesage', 'Rennes', 'France', 'Coralie Lesage', 'lesage-boulangerie', 5],
    ['Huerta del Segura', 'Murcia', 'Spain', 'Pilar Albaladejo', 'huertadelsegura', 7],
    ['Aceites Montoro', 'Jaén', 'Spain', 'Rafael Montoro', 'aceitesmontoro', 10],
    ['Van Wijngaarden Groenten', 'Venlo', 'Netherlands', 'Joost van Wijngaarden', 'vanwijngaarden', 3],
    ['Nordhavn Fisk', 'Skagen', 'Denmark', 'Mette Nordhavn', 'nordhavnfisk', 4],
    ['Deccan Spice Traders', 'Kochi', 'India', 'Anil Varghese', 'deccanspice', 28],
    ['Hokusei Foods', 'Osaka', 'Japan', 'Emi Matsuda', 'hokuseifoods', 35],
    ['Cantera Verde', 'Puebla', 'Mexico', 'Ximena Olvera', 'canteraverde', 30],
    ['Liffey Dry Stores', 'Naas', 'Ireland', 'Colm Tierney', 'liffeydrystores', 2],
    ['Comeragh Springs', 'Dungarvan', 'Ireland', 'Aoife Power', 'comeraghsprings', 3],
    ['Burren Bakehouse', 'Ennis', 'Ireland', 'Fergal Considine', 'burrenbakehouse', 1],
  ]

/** A line each: name, number of the supplier, zone, unit, price, allergens, `organic`. */
export const CATALOGUE: Record<(typeof DEPOT_CATEGORIES)[number], string> = {
  Dairy: `
Salted Butter 10 kg|1|Chilled|Case|78.5|Milk
Whole Milk 10 L|1|Chilled|Case|11.9|Milk
Double Cream 2 L|1|Chilled|Each|9.35|Milk
Organic Natural Yoghurt 5 kg|1|Chilled|Each|14.6|Milk|organic
Aged Cheddar Block|1|Chilled|Kg|12.75|Milk
Parmigiano Reggiano 24 Months|4|Chilled|Kg|23.4|Milk
Buffalo Mozzarella|4|Chilled|Kg|15.8|Milk
Mascarpone 2 kg|4|Chilled|Each|16.25|Milk
Gorgonzola Dolce|4|Chilled|Kg|17.95|Milk
Brie de Nantes|7|Chilled|Kg|14.3|Milk
Vanilla Ice Cream 5 L|1|Frozen|Each|19.9|Milk,Eggs`,
  Meat: `
Striploin of Beef|2|Chilled|Kg|27.6
Beef Mince|2|Chilled|Kg|10.45
Rack of Lamb|2|Chilled|Kg|33.9
Free-Range Chicken Fillets|2|Chilled|Kg|13.2
Organic Pork Shoulder|2|Chilled|Kg|14.85||organic
Black Pudding|2|Chilled|Kg|8.7|Gluten
Prosciutto di Parma|4|Chilled|Kg|31.5
Duck Legs Confit|7|Frozen|Kg|19.4
Lamb Kofta|2|Frozen|Kg|15.1`,
  Seafood: `
Hake Fillets|3|Chilled|Kg|21.3|Fish
Rock Oysters|3|Chilled|Case|64|Molluscs
Mussels in Shell|3|Chilled|Kg|6.9|Molluscs
Brown Crab Meat|3|Frozen|Kg|42.8|Crustaceans
Dublin Bay Prawns|3|Frozen|Kg|47.25|Crustaceans
Smoked Mackerel|12|Chilled|Kg|16.4|Fish
Cod Loins|12|Frozen|Kg|18.2|Fish
Squid Rings|12|Frozen|Kg|11.65|Molluscs
Yellowfin Tuna Saku|14|Frozen|Kg|52.5|Fish`,
  FruitAndVegetables: `
Vine Tomatoes|9|Chilled|Kg|3.15
Lemons|9|Chilled|Case|18.75
Organic Aubergines|9|Chilled|Kg|4.2||organic
Padrón Peppers|9|Chilled|Kg|9.6
Chestnut Mushrooms|11|Chilled|Kg|5.45
Red Onions|11|Ambient|Sack|12.3
Organic Baby Spinach|11|Chilled|Kg|8.9||organic
Maris Piper Potatoes|11|Ambient|Sack|15.2
Garden Peas|11|Frozen|Kg|2.85
Hass Avocados|15|Chilled|Case|29.4`,
  DryGoods: `
Spaghetti No. 5|5|Ambient|Case|22.6|Gluten
Rigatoni|5|Ambient|Case|23.1|Gluten
Semolina Flour 25 kg|5|Ambient|Sack|34.7|Gluten
Strong White Flour 16 kg|16|Ambient|Sack|17.5|Gluten
Organic Porridge Oats|16|Ambient|Sack|21.8|Gluten|organic
Basmati Rice 20 kg|13|Ambient|Sack|46.2
Red Lentils|13|Ambient|Sack|26.5
Garam Masala|13|Ambient|Kg|18.6
Cumin Seed|13|Ambient|Kg|13.4
Sushi Rice 10 kg|14|Ambient|Sack|39.9
Toasted Nori Sheets|14|Ambient|Case|58.3
Masa Harina|15|Ambient|Sack|31.6
Black Beans|15|Ambient|Sack|24.4
Caster Sugar|16|Ambient|Sack|19.3`,
  Bakery: `
Sourdough Loaf|18|Ambient|Each|4.1|Gluten
Brown Soda Bread|18|Ambient|Each|3.6|Gluten
Brioche Burger Buns|18|Frozen|Case|28.9|Gluten,Eggs,Milk
Butter Croissants|8|Frozen|Case|36.4|Gluten,Milk,Eggs
Demi-Baguettes|8|Frozen|Case|25.7|Gluten
Corn Tortillas|15|Ambient|Case|20.5
Focaccia Slab|5|Frozen|Case|32.2|Gluten`,
  Beverages: `
Still Water 750 ml|17|Ambient|Case|9.8
Sparkling Water 750 ml|17|Ambient|Case|10.4
Elderflower Cordial|17|Ambient|Case|27.3
Organic Apple Juice|17|Chilled|Case|24.9||organic
Sencha Green Tea|14|Ambient|Kg|44.6
Hibiscus Tea|15|Ambient|Kg|25.2`,
  OilsAndSauces: `
Extra Virgin Olive Oil 5 L|6|Ambient|Each|54.9
Truffle Oil 250 ml|6|Ambient|Each|12.15
Organic Olive Oil 3 L|10|Ambient|Each|41.5||organic
Sherry Vinegar|10|Ambient|Litre|7.65|Sulphites
Soy Sauce 5 L|14|Ambient|Each|21.2|Soya,Gluten
White Miso Paste|14|Chilled|Kg|13.8|Soya
Chipotle in Adobo|15|Ambient|Case|33.3
Passata 2.5 kg|5|Ambient|Case|16.9`,
}
/** What is no longer bought. */
export const DISCONTINUED = ['Smoked Mackerel', 'Red Lentils', 'Hibiscus Tea', 'Lamb Kofta', 'Demi-Baguettes']

/** A line each: name, cuisine, city, who answers, credit limit in thousands. */
export const RESTAURANTS = `
The Copper Kettle|Irish|Dublin|Sinéad Halloran|12
Oak & Anchor|Irish|Dublin|Brendan Lacey|8
Mulcahy’s Kitchen|Irish|Cork|Una Mulcahy|6
The Hen House|Irish|Galway|Ruairí Flaherty|5
Thatch Corner|Irish|Kilkenny|Imelda Dooley|4
Shannon Rooms|Irish|Limerick|Gerard Hickey|9
Blackwater Inn|Irish|Waterford|Noreen Kiely|7
Turf & Tide|Irish|Galway|Cathal Joyce|10
The Salt Cellar|Irish|Cork|Deirdre Twomey|11
Trattoria Pellegrini|Italian|Dublin|Marco Pellegrini|15
Osteria del Molo|Italian|Cork|Chiara Vassallo|8.5
Pizzeria Scugnizzo|Italian|Cork|Gennaro Esposito|4.5
La Lanterna|Italian|Galway|Silvia Bertoldi|6.5
Bottega Ventura|Italian|Dublin|Elena Ventura|9.5
Forno Antico|Italian|Limerick|Paolo Gritti|5.5
Cucina Malvasia|Italian|Cork|Ilaria Fabbri|7.5
Vespa Rossa|Italian|Dublin|Dario Colombo|3.5
Il Cortile|Italian|Kilkenny|Noemi Sala|4
Saffron Court|Indian|Dublin|Priya Menon|13
Malabar House|Indian|Cork|Thomas Kurian|9
Tandoor Lane|Indian|Limerick|Harpreet Gill|6
Cardamom Club|Indian|Dublin|Neha Kulkarni|7
Monsoon Kitchen|Indian|Galway|Sanjay Iyer|8
Punjab Palace|Indian|Waterford|Gurdeep Sandhu|5
Mango Tree|Indian|Dublin|Lakshmi Rao|4.5
Chez Delphine|French|Dublin|Delphine Garnier|18.5
Le Petit Bouchon|French|Cork|Mathieu Roussel|10.5
Bistro Marchand|French|Galway|Sabine Marchand|7
La Table Ronde|French|Kilkenny|Hugo Ferrand|6
Brasserie Quai Neuf|French|Waterford|Élodie Prigent|8
L’Écluse|French|Dublin|Bastien Moreau|11.5
Au Coin Vert|French|Limerick|Margaux Leduc|5
Kumo Ramen|Japanese|Dublin|Haruto Ogawa|9
Sakana Bar|Japanese|Galway|Yui Kobayashi|7.5
Tsubaki|Japanese|Dublin|Ren Shimizu|14
Izakaya Hoshi|Japanese|Cork|Mio Takeda|6
Umi House|Japanese|Dublin|Daichi Ueno|5.5
Cantina Luz|Mexican|Dublin|Alejandra Rivas|8
El Nopal|Mexican|Galway|Tomás Arriaga|4
Casa Agave|Mexican|Cork|Lourdes Pineda|5
Tacos Jacinto|Mexican|Limerick|Jacinto Robles|3
Mezcalito|Mexican|Dublin|Renata Cisneros|6.5
Comal & Co|Mexican|Waterford|Iván Zavala|3.5
Quay Street Grill|Irish|Dublin|Padraig Noone|9
Gable End Café|Irish|Kilkenny|Róisín Phelan|2.5
Ristorante Bellavista|Italian|Waterford|Fabio Lombardi|6
Curry Leaf|Indian|Cork|Deepa Nambiar|4
Sushi Corrib|Japanese|Galway|Kaito Arai|3.5`

export const STREETS: Record<string, [streets: string[], code: string]> = {
  Dublin: [['Camden Street', 'Capel Street', 'Dame Street', 'Ranelagh Road', 'Baggot Street'], 'D02'],
  Cork: [['MacCurtain Street', 'Oliver Plunkett Street', 'Washington Street'], 'T12'],
  Galway: [['Dominick Street', 'Quay Lane', 'Shop Street'], 'H91'],
  Limerick: [['Catherine Street', 'Henry Street', 'Bedford Row'], 'V94'],
  Waterford: [['The Mall', 'John Street'], 'X91'],
  Kilkenny: [['Parliament Street', 'Patrick Street'], 'R95'],
}

export const DRIVERS = `Eamonn Gilhooly|Tadhg Breslin|Marek Nowicki|Siobhán Quirke|Kevin Loughlin|Agnieszka Wrona|Donal Heffernan|Luis Carballo|Fintan Moriarty|Grainne Devlin|Viktor Ionescu|Shane Tuohy|Bríd Concannon|Samuel Okafor|Niamh Garvey|Conor Spillane|Radek Hruska|Maeve Tiernan` // oxfmt-ignore
export const FAILURES = ['Restaurant closed', 'Refused: goods too warm', 'Van broke down', 'Wrong address']
export const ORDER_NOTES = ['Use the back door', 'Please deliver before 10:00', 'Call when you are outside', 'No substitutions please'] // oxfmt-ignore
