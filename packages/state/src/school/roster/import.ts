import type { ApiError } from '@mashq/api/client';
import type {
  GivenColumns,
  ImportColumn,
  ImportHead,
  ImportKind,
  ImportResult,
  RosterImport,
} from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';

import { queryClient } from '../../platform/query/query-client.ts';
import { rosterKeys } from './queries.ts';

/** While an import is being confirmed it is read this often, for its progress. */
const REFETCH_MS = 700;

export interface ImportFile {
  id: string;
  kind: ImportKind;
  fileName: string;
  /** Base64. */
  content: string;
  /** What each column is, where the headings do not say it. */
  given?: GivenColumns;
}

/** The bytes of a file in base64. */
export function fileContent(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Sends a file for its preview; nothing is created. */
export function useUploadImport() {
  return useMutation<RosterImport, ApiError, ImportFile>({
    mutationFn: (body) => managementApi.school.roster.uploadImport({ body }),
    onSuccess: (preview) => queryClient.setQueryData(rosterKeys.import(preview.id), preview),
  });
}

/** The first lines of a file and what is known of its columns. */
export function useImportHead() {
  return useMutation<ImportHead, ApiError, Pick<ImportFile, 'kind' | 'content'>>({
    mutationFn: ({ kind, content }) => managementApi.school.roster.importHead({ body: { kind, content } }),
  });
}

/** An uploaded file as it would be imported now; read again and again while it is being confirmed. */
export function useRosterImport(id: string, isConfirming = false) {
  return useQuery({
    queryKey: rosterKeys.import(id),
    queryFn: ({ signal }) => managementApi.school.roster.importPreview({ params: { importId: id } }, { signal }),
    enabled: isConfirming,
    refetchInterval: isConfirming ? REFETCH_MS : false,
  });
}

interface Confirmation {
  importId: string;
  /** Faulty rows are left out. */
  isLeavingFaulty: boolean;
  /** Who the similar rows are. */
  similar: 'known' | 'new' | undefined;
  /** Lines of similar rows that are the other of the two. */
  except: readonly number[];
}

/** Creates everybody the preview calls new. The first passwords are in this reply alone. */
export function useConfirmImport() {
  return useMutation<ImportResult, ApiError, Confirmation>({
    mutationFn: ({ importId, isLeavingFaulty, similar, except }) =>
      managementApi.school.roster.confirmImport({
        params: { importId },
        query: { ...(isLeavingFaulty && { faulty: 'leave' as const }), similar, 'except[]': [...except] },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
    gcTime: 0,
  });
}

/** Corrects a cell of an uploaded file; the reply is its preview. */
export function useCorrectImport(importId: string) {
  return useMutation<RosterImport, ApiError, { line: number; column: ImportColumn; text: string }>({
    // One after the other: the reply of the last one has all of them.
    scope: { id: `import-${importId}` },
    mutationFn: ({ line, column, text }) =>
      managementApi.school.roster.correctImportRow({ params: { importId, line }, body: { cells: [{ column, text }] } }),
    onSuccess: (preview) => queryClient.setQueryData(rosterKeys.import(preview.id), preview),
  });
}

/** The faulty rows of an uploaded file, to be corrected and sent again. */
export function useFaultyRows(importId: string) {
  return useMutation<File, ApiError, void>({
    mutationFn: () => managementApi.school.roster.faultyImportRows({ params: { importId }, query: { format: 'xlsx' } }),
  });
}

export function useImportTemplate() {
  return useMutation<File, ApiError, { kind: ImportKind; format: 'xlsx' | 'csv' }>({
    mutationFn: (query) => managementApi.school.roster.importTemplate({ query }),
  });
}
