import { Buffer } from 'node:buffer';

/** A PDF of one empty page, with more objects where they are given. */
export function pdf(objects = '', trailer = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}\nxref\n0 1\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}
