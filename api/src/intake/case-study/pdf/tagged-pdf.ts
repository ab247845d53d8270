import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** US Letter in points; text starts at `left` and ends at `right`. */
export const page = { width: 612, height: 792, left: 54, right: 558 };

/** The design system's colors as sRGB: `…Text` are the variants for text on a light background. */
const colors = {
  dark: '#080f1c',
  darkRaised: '#131d2d',
  darkLine: '#323e50',
  light: '#f8fafd',
  line: '#d0d5db',
  text: '#1e2735',
  muted: '#4f5661',
  onDark: '#f8fafd',
  onDarkMuted: '#b0b8c5',
  amber: '#f5ae39',
  rose: '#f97096',
  cyan: '#4cd1ee',
  green: '#61da92',
  amberText: '#815200',
  roseText: '#a52051',
  cyanText: '#006a7d',
  greenText: '#156f41',
};

const fonts = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-800',
  heading: 'bricolage-grotesque/files/bricolage-grotesque-latin-700',
  body: 'inter/files/inter-latin-400',
  bold: 'inter/files/inter-latin-600',
};

const styles = {
  cover: { font: 'display', size: 48, lineHeight: 1, tracking: -1.4 },
  title: { font: 'heading', size: 32, lineHeight: 1.08, tracking: -0.7 },
  figure: { font: 'display', size: 42, lineHeight: 1, tracking: -1.3 },
  heading: { font: 'heading', size: 15, lineHeight: 1.25, tracking: -0.1 },
  lead: { font: 'body', size: 14, lineHeight: 1.5, tracking: -0.1 },
  body: { font: 'body', size: 10.5, lineHeight: 1.55, tracking: 0 },
  strong: { font: 'bold', size: 10.5, lineHeight: 1.4, tracking: 0 },
  small: { font: 'body', size: 9, lineHeight: 1.45, tracking: 0 },
  label: { font: 'bold', size: 7.5, lineHeight: 1.3, tracking: 0.6 },
} satisfies Record<string, { font: keyof typeof fonts; size: number; lineHeight: number; tracking: number }>;

export type Color = keyof typeof colors;
export type Style = keyof typeof styles;

interface Place {
  x: number;
  y: number;
  width?: number;
  color?: Color;
  align?: 'center' | 'right';
  link?: string;
}

/** SVG paths and centered labels in the order of drawing. Units are points. */
export interface Drawing {
  alt: string;
  width: number;
  height: number;
  shapes: { path: string; fill?: Color; stroke?: Color; lineWidth?: number; opacity?: number; dash?: number }[];
  labels: { text: string; style: Style; color: Color; x: number; y: number }[];
}

/** A pdfkit document in which all content has a tag: text has a role, drawings are figures, everything else is an artifact. */
export class TaggedPdf {
  private readonly doc: PDFKit.PDFDocument;
  private parent: PDFKit.PDFStructureElement;
  private pageNumber = 0;
  private readonly say: (text: string) => string;

  /** @param say returns each text in the language of the document */
  constructor(info: PDFKit.DocumentInfo, lang: string, say: (text: string) => string) {
    const options = {
      ...{ size: 'LETTER', margin: 0, autoFirstPage: false, info },
      ...{ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, lang, displayTitle: true },
    };
    // @types/pdfkit does not know the subset PDF/UA.
    this.doc = new PDFDocument(options as object);
    this.say = say;
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
    for (const [name, file] of Object.entries(fonts)) {
      this.doc.registerFont(name, fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff`)));
    }
  }

  page(background: 'dark' | 'light', footer: string, draw: () => void): void {
    const color = background === 'dark' ? 'onDarkMuted' : 'muted';
    this.pageNumber += 1;
    this.doc.addPage();
    this.rectangle(0, 0, page.width, page.height, background);
    this.artifact(() => this.write('small', footer, { x: page.left, y: 752, color }));
    this.artifact(() => this.write('small', String(this.pageNumber), { x: page.left, y: 752, color, align: 'right' }));
    this.group('Sect', draw);
  }

  /** Returns the y coordinate at which the heading or its introduction ends. */
  title(title: string, lead: string, color: Color = 'text'): number {
    this.doc.outline.addItem(this.say(title));
    const titleEnd = this.text('H2', 'title', title, { x: page.left, y: 66, color });
    return lead ? this.text('P', 'lead', lead, { x: page.left, y: titleEnd + 12, width: 480 }) : titleEnd;
  }

  /** Returns the y coordinate at which the text ends. */
  text(role: string, style: Style, text: string, place: Place): number {
    const options: object = role === 'TH' ? { scope: 'Column' } : {};
    this.parent.add(this.doc.struct(role, options, () => this.write(style, text, place)));
    return this.doc.y;
  }

  list<Item>(items: readonly Item[], draw: (item: Item, index: number) => void): void {
    this.group('L', () => {
      for (const [index, item] of items.entries()) this.group('LI', () => draw(item, index));
    });
  }

  group(role: string, draw: () => void): void {
    const outer = this.parent;
    this.parent = this.doc.struct(role);
    outer.add(this.parent);
    draw();
    this.parent.end();
    this.parent = outer;
  }

  rectangle(x: number, y: number, width: number, height: number, color: Color = 'text'): void {
    this.artifact(() => this.doc.rect(x, y, width, height).fill(colors[color]));
  }

  figure({ alt, width, height, shapes, labels }: Drawing, x: number, y: number): void {
    const options: object = { alt: this.say(alt), bbox: [x, y, x + width, y + height] };
    const figure = this.doc.struct('Figure', options, () => {
      this.doc.save().translate(x, y).rect(0, 0, width, height).clip();
      for (const { path, fill, stroke, lineWidth = 1.2, opacity = 1, dash } of shapes) {
        this.doc.path(path).lineWidth(lineWidth).fillOpacity(opacity);
        if (dash) this.doc.dash(dash, { space: dash });
        else this.doc.undash();
        if (fill && stroke) this.doc.fillAndStroke(colors[fill], colors[stroke]);
        else if (fill) this.doc.fill(colors[fill]);
        else if (stroke) this.doc.stroke(colors[stroke]);
      }
      this.doc.fillOpacity(1);
      for (const { style, text, x, y, color } of labels) {
        this.write(style, text, { x: x - 80, y, width: 160, align: 'center', color });
      }
      this.doc.restore();
    });
    this.parent.add(figure);
  }

  end(): Promise<Buffer> {
    this.parent.end();
    this.doc.end();
    return buffer(this.doc);
  }

  private artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private write(
    style: Style,
    text: string,
    { x, y, width = page.right - x, color = 'text', align, link }: Place,
  ): void {
    const { font, size, lineHeight, tracking } = styles[style];
    this.doc.font(font).fontSize(size).fillColor(colors[color]);
    const lineGap = size * lineHeight - this.doc.currentLineHeight(true);
    this.doc.text(this.say(text), x, y, { width, align, lineGap, characterSpacing: tracking, ...(link && { link }) });
  }
}
