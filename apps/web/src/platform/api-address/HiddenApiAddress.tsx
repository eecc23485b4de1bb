import { useState } from 'react';
import { useSearch } from 'wouter';
import { ApiAddressDialog } from './ApiAddressDialog.tsx';

/** Opens the dialog where the address of the page ends with `?api-address`. The page takes no address from there. */
export function HiddenApiAddress() {
  const isAsked = new URLSearchParams(useSearch()).has('api-address');
  const [isClosed, setClosed] = useState(false);
  return isAsked && !isClosed ? <ApiAddressDialog onClose={() => setClosed(true)} /> : null;
}
