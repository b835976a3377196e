import type { BillColumn } from './types.ts';

/** A meaning, its rank, and the expression for its headings, which are folded and reduced to letters and digits. */
export type HeadingRule = readonly [column: BillColumn | null, rank: number, source: string];

// cspell:disable
const maker =
  '(?:manufacturer(?:s|s?name)?|manufactures?|manufactors?|man(?:uf?|ufac|f)?|mfr(?:s|name)?|mfgr?s?|mnfr?|mfc?|makers?|oem|hersteller|herst|fab(?:ricant(?:e?s?|ului)|rication|bricante|rikat|rikants?)?|produttore|costruttore|producer|producenta?|producator(?:ul(?:ui)?)?|brand|make|marque|marca|merk|marka)';
const anyShop =
  '(?:suppliers?|suppl|vendors?|distributors?|distrib|dist|sellers?|lieferant(?:en)?|anbieter|lieferer|distributeur|fournisseurs?|proveedor(?:es)?|distribuidor|fornitore|distributore|fornecedor|leverancier|dostawca|dystrybutor|furnizor|distribuitor|handler)';
const namedShop =
  '(?:(?:oc)?(?:digikey(?:com)?|dk|mouser|(?:sz)?lcsc|jlc(?:pcb)?|farnell|element14|newark|rs(?:online|components)?|arrow|tme|conrad|reichelt|bue?rklin|avnet|tti|futureelectronics|rutronik|seeed|pcbway|opl))';
const shop = `(?:${anyShop}|${namedShop})`;
const thing =
  '(?:parts?|products?|prod|components?|comp|order(?:ing)?|catalog(?:ue)?|cat|stock|article|artikel|art|teile|teil|bauteil|bestell|best|item|device|model|type|typ|material)';
const numberWord =
  '(?:numbers?|numb|nums?|nrs?|nos?|nummern?|numero|numer|numar|pns?|ids?|codes?|kod|cod|codice|codigo|skus?|mpns?|refs?|references?|referenz|referencia|referentie|riferimento)';
/** Unbounded, because the engine copies bounded repetitions, and compiling the copies took most of the first read. */
const numberOf = `(?:${thing}*(?:${numberWord}|n)|${thing}+(?:name)?|andref|andpn)`;
/** The thing that a number identifies, in languages that put it first: 'número de parte del fabricante'. */
const partWord =
  '(?:part|parte|pieza|piece|peca|componente|componenta|articulo|artigo|articolo|article|piesa|composant|czesci|onderdeel|elementu)';
const of = '(?:of|by|from|des|del|de|du|di|do|da|van|von|od)?';
const count =
  '(?:qtys?|qnty?|qtty|quant(?:it(?:y|ies|e|a)|idade)?|count|menge|anzahl|stuckzahl|stk|stck|stuck|qt[ae]|qtde?|cant(?:idad|d)?|cdad|aantal|hoeveelheid|ilosc|szt|liczba|cantitate|buc|antal|usage|use|pieces|pcs|amount|units)';
const board =
  '(?:boards?|cards?|pcbs?|pcba|units?|assembly|assemblies|assy|sets?|device|product|kit|platine|leiterplatte|baugruppe|gerat|carte|placa|scheda|plytke|plytka|plaat|print|printplaat|placut?a|ea|each|pcs)';
const side = '(?:top|bottom|bot|front|back|oben|unten)(?:side|layer)?';
const negation = '(?:donot|dont|not|no|non|nepas|nicht|nao|niet|nie|nu|ej|ikke|ne|exclude(?:d)?from|excluded?|omit|un)';
const fitWord =
  '(?:populat(?:ed?|ion)|placed?|fit(?:ted|ting)?|(?:install|mount|stuff|load)(?:ed)?|assembl(?:ed?|y)|bom|board|posfiles?|simulation|pop|bestuckt|monter|monte|montes|monta(?:r|re|do|to)|popular|plaatsen|geplaatst|monteren|gemonteerd|montowac|montowane|montat|montaj|montaz|montaje|montagem|montaggio|montage|cablage|cabler|implantation|poser|equiper|souder|implanter|placer|colocar|poblar|instalar|soldar|poner|assemblare|saldare|popolare|bestuckung|bestucken|bestukken|obsadzac|lutowac|einbauen|einloten|monteras|osazovat)';
const descriptionWord =
  '(?:descriptions?|descript|descr|desc|beschreibung|benennung|libelle|descripcion|descrizione|descricao|omschrijving|beschrijving|opis|descriere|details|denominacion|denominazione|denumire|nazwa)';
const notesWord =
  '(?:notes?|remarks?|comments|observations?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|kommentare?|remarques?|commentaires?|notas?|observaciones|observacoes|note|opmerking(?:en)?|uwagi|observatii|info)';
const designatorWord =
  '(?:ref(?:erence)?s?(?:des(?:ignators?|ignations?|s|g|igs?)?|nos?|numbers?|ids?|names?|symbols?)?|rd|refdes|designators?|desigs?|identifiers?|locations?|loc|referenz(?:en)?|referenzbezeichner|bezeichner|bauteilbezeichner|bauteilreferenz(?:en)?|bauteilkennung|reperes?|reperetopologique|(?:repe)?topo|designadores?|referencias?|riferiment[oi]|designatore|designatori|referenties?|oznaczenia|oznaczenie(?:elementu)?|desygnatory?|referint[ae]|einbauort|emplacements?|ubicacion(?:es)?)';

export const latinHeadings: readonly HeadingRule[] = [
  [null, 3, `(?:internal|company|our|house|inhouse|own|erp|sap|interne|eigene|my)${numberOf}`],
  [null, 3, '(?:prodid|sfsku|sfid)'],
  // Angles such as R90 look like designators.
  [null, 3, '(?:orientation|rotation|rot|angle)'],
  ['quantity', 2, '(?:needed|required|reqd|perboard|perpcb)'],
  [
    null,
    3,
    `(?:stock|moq|onhand|available|availability|instock|leadtime|unit)?(?:qty|quantity)?(?:stock|onhand|available|instock|moq)`,
  ],
  [
    'partNumber',
    3,
    `(?:${maker}(?:and|und)?${numberOf}|mpn|mpns|mpnno|mp|${numberWord}${of}(?:${partWord}${of})?${maker})`,
  ],
  [
    'partNumber',
    3,
    `(?:${maker}${maker}|herstellerteilenummer|a[vm]l(?:pn|partnumber|partno|no|number)|herstellerbezeichnung|herstellerartikelnummer|referencefabricant)`,
  ],
  [
    'partNumber',
    2,
    `(?:parts?|products?|prod|components?|comp|teile|teil|bauteil|article|artikel|art|device|material|catalog(?:ue)?|cat)(?:${numberWord})`,
  ],
  [
    'partNumber',
    2,
    `(?:pns?|typenbezeichnung|numerkatalogowy|onderdeel(?:nummer|nr)|artikel(?:nummer|nr)|${numberWord}(?:de|do|del|di|da|des|du|d)?${partWord})`,
  ],
  [
    'partNumber',
    1,
    `(?:part|avl|aml|model|partname|type|typ|refs?|references?|referenz|referencia|riferimento|referentie|component)`,
  ],
  ['manufacturer', 3, `(?:${thing})?${maker}`],
  ['manufacturer', 1.8, 'a[vm]l'],
  ['manufacturer', 3, `(?:nameof|nomdu|nombredel)?${maker}(?:name)`],
  [
    'distributorNumber',
    3,
    `(?:${shop}(?:and|und)?${numberOf}|spn|${numberOf}${of}${shop}|sku|ordercodes?|ordernumber|orderno|ordernr|bestellnummer|bestellnr|bestnr|stockcode|referencecommande|codecommande|codigodepedido|bestelnummer)`,
  ],
  ['distributorNumber', 2.8, namedShop],
  ['distributor', 2.5, `(?:${anyShop}(?:name)?|spr|source|store)`],
  [
    'link',
    3,
    `(?:(?:${shop}|${maker}|part|product|datasheet|purchase|buy|order)?(?:links?|urls?|hyperlinks?|website|web|page)|datasheets?|datenblatt|ficheproduit|hojadedatos)`,
  ],
  [
    'quantity',
    3,
    `(?:(?:${board}|bom|item|part|component|comp|designator|used|required|reqd|unit)?${count}(?:(?:per|pro|par|por|na|p|for|in|on|a|/)?(?:1|one|single)?${board}|used|required|reqd|needed|usage|perset)?|${count}(?:per|pro|par|por|na)${board}|(?:parts|pcs|nos?|number)?(?:per|pro|par|por)${board}|nooff?|(?:nos?|number)(?:of)?(?:parts|pieces|pcs|units|needed|required|reqd|used)?(?:needed|required|reqd|used)|numberof(?:parts|pieces)?)`,
  ],
  [
    'quantity',
    1,
    `(?:(?:total|tot|build|order|ordered|buy|purchase|extended|ext|production|gesamt|run|lot)${count}|${count}(?:total|toorder|ordered|tobuy|order|build|(?:x|for|pour|fur)?\\d+(?:${board})?))`,
  ],
  [
    'designators',
    3,
    `(?:(?:pcb|board|schematic|sch|schem|circuit|components?|comp|parts?|customer|listof|all|${side})?${designatorWord}(?:list|onboard|onpcb|${side})?)`,
  ],
  ['designators', 2.5, 'parts'],
  [
    'designators',
    1,
    `(?:part|names?|components?|bauteile?|symbole?|items?|ids?|numbers?|designations?|bezeichnung|customer(?:no|number|ref|reference)|positions?|positionen|pos|posizione|posicion|posicao|pozycja|pozitie|pozitia|element[eoy]?|composants?|componentes?|componenti|componente|onderdelen|onderdeel|elementy|${side})`,
  ],
  [
    'value',
    3,
    '(?:values?|val|(?:part|component|comp|nominal)values?|values?rating|werte?|bauteilwert|valeurs?|valor(?:es)?|valor[ei]|waarde|wartosc|valoare)',
  ],
  ['value', 2, '(?:comment|designation|bezeichnung|kommentar|commentaire|comentario|commento|wertbezeichnung)'],
  [
    'value',
    1.5,
    '(?:(?:part|item|product)?names?|nom|nombre|nome|naam|czesc(?:elektroniczna)?|part|component|bauteile?|rating|composants?|componente|element)',
  ],
  ['value', 1, '(?:device|deviceset)'],
  [
    'description',
    3,
    `(?:(?:item|parts?|products?|components?|comp|article|artikel|teile|bauteil|short|long|material)?${descriptionWord})`,
  ],
  [
    'description',
    1.2,
    '(?:items?|component|componenttype|type|typ|parttype|category|kategorie|specifications?|specs?|characteristics|title|titel|device|bezeichnung|designation)',
  ],
  [
    'package',
    3,
    '(?:(?:pcb|part|comp|component|board|smd|cad)?(?:packages?|footprints?|footprintname|case|casesize|pattern|patternname|landpattern|decal|pcbdecal|geometry|sizes?|footprintref)|packagecase|casepackage|packagefootprint|footprintpackage|packagetype|packagename|packagesize|casetype|gehae?use|bauform|boitier|empreinte|encapsula(?:d|ment)o|huella|contenitore|impronta|involucro|behuizing|obudowa|capsula|footprintul|pakiet)',
  ],
  ['notFitted', 3, `(?:dnp|dnf|dni|dnm|dns|dnl|nopop|nofit|nostuff|noload|${negation}(?:to)?(?:be)?${fitWord})`],
  [
    'fitted',
    2,
    `(?:${fitWord}(?:status|state|yn|yesno|option)?|fittednotfitted|fitnofit|fitnotfit|dnpfitted|(?:include[ds]?|add(?:ed)?)(?:in|to|into)(?:the)?(?:bom|board|assembly)|inbom|onboard|einbauen|assemblystatus|mounting|stuffing|stuffoption)`,
  ],
  [
    'item',
    2,
    `(?:(?:item|line|row|serial|sr|sl|s|lfd|seq|pos|bom|component)?(?:nos?|nr|nrcrt|numbers?|num|#|id|index|count)|items?|lineitem|lines?|rows?|index|position|pos|lp|lfd|sr|sl|component|zeile|ligne|fila|riga|linha|id)`,
  ],
  ['notes', 3, notesWord],
];
// cspell:enable
