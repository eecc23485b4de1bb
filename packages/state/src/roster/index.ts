export { type RosterChange, useRemoveClass, useRosterChange } from './changes.ts';
export { fileContent, useConfirmImport, useImportTemplate, useRosterImport, useUploadImport } from './import.ts';
export { useArchivedYears, useNewYearPlan, useRoster, useRosterClass, useStudentSearch } from './queries.ts';
