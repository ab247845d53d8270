import PDFDocument from 'pdfkit';
import { colour, fonts, type TextStyle } from './look.ts';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

export interface Place {
  x: number;
  y: number;
  width: number;
}

export const page = { width: 612, height: 792, margin: 54, measure: 504 };

/** Known to pdfkit, not yet to its type package. */
const accessible: object = { subset: 'PDF/UA' };

/**
 * A PDF in which everything is either named for readers that do not see it (heading, paragraph, list, table, figure with
 * a description) or marked as decoration. Pages are laid out by hand; nothing breaks to a next page by itself.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private parent: StructureElement;
  private pages = 0;

  constructor(info: { title: string; author: string; subject: string }) {
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      ...accessible,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, Subject: info.subject },
    });
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file);
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
  }

  /** A new page: its ground, what runs along its foot, then its content. */
  page(ground: 'ink' | 'paper', foot: string, draw: () => void): void {
    this.doc.addPage();
    this.pages += 1;
    this.decorate(() => {
      this.doc.rect(0, 0, page.width, page.height).fill(colour[ground]);
      this.drawFoot(foot, ground === 'ink' ? colour.onInkQuiet : colour.quiet);
    });
    this.group('Sect', draw);
  }

  /** The line at the foot of the page; drawn again by whoever lays another ground over it. */
  drawFoot(words: string, fill: string): void {
    this.doc.font('body').fontSize(8).fillColor(fill);
    this.doc.text(words, page.margin, 752, { lineBreak: false });
    this.doc.text(String(this.pages), page.margin, 752, { width: page.measure, align: 'right', lineBreak: false });
  }

  /** Text with its role; answers where it ends. */
  text(role: string, look: TextStyle, words: string, place: Place & { fill?: string; link?: string }): number {
    this.parent.add(
      this.doc.struct(role, {}, () => {
        this.set(look, words, place);
      }),
    );
    return this.doc.y;
  }

  /** Elements that belong together: a list, a table row, a section. */
  group(role: string, draw: () => void): void {
    const outer = this.parent;
    this.parent = this.doc.struct(role);
    outer.add(this.parent);
    draw();
    this.parent.end();
    this.parent = outer;
  }

  /** A picture with the words that stand for it. */
  figure(alt: string, { x, y, width, height }: Place & { height: number }, draw: () => void): void {
    const described = { alt, bbox: [x, y, x + width, y + height] };
    this.parent.add(
      this.doc.struct('Figure', described, () => {
        this.doc.save();
        draw();
        this.doc.restore();
      }),
    );
  }

  /** Lines and grounds that say nothing. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw();
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Words inside a figure or a decoration. */
  set(look: TextStyle, words: string, { x, y, width, fill = colour.text, link, align }: Place & Partial<Styled>): void {
    this.doc.font(look.font).fontSize(look.size).fillColor(fill);
    const lineGap = look.size * look.leading - this.doc.currentLineHeight(true);
    this.doc.text(words, x, y, {
      width,
      align,
      lineGap,
      characterSpacing: look.tracking ?? 0,
      ...(link !== undefined && { link }),
    });
  }

  finish(): Promise<Buffer> {
    this.parent.end();
    const parts: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (part: Buffer) => parts.push(part));
      this.doc.on('end', () => resolve(Buffer.concat(parts)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }
}

interface Styled {
  fill: string;
  link: string;
  align: 'left' | 'center' | 'right';
}
