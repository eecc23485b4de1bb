import type { TeacherPackage } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherPackageApi } from '../platform/api/teacher-package-api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { type HomeworkFilter, teacherKeys } from './teacher-keys.ts';
import { useFormContent, useReplaceWork, useWorkList } from './work-of-kind.ts';

/** The teacher's packages, newest first, page by page. */
export function useTeacherPackages(filter: HomeworkFilter = {}) {
  return useWorkList(teacherKeys.packageList(filter), (page, signal) =>
    teacherPackageApi.list({ query: { ...filter, page } }, { signal }),
  );
}

/** Ready-made packages of a grade, one a lesson. */
export function useReadyPackages(grade: number) {
  return useQuery({
    queryKey: teacherKeys.readyPackages(grade),
    queryFn: ({ signal }) => teacherPackageApi.ready({ query: { grade } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type NewPackage = Parameters<typeof teacherPackageApi.create>[0]['body'];
export type NewActivity = NewPackage['activities'][number];

/** Assigns a package. Sending the same `id` again changes nothing. */
export function useCreatePackage() {
  return useMutation<TeacherPackage, ApiError, NewPackage>({
    mutationFn: (body) => teacherPackageApi.create({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.packages }),
  });
}

type PackageContent = Parameters<typeof teacherPackageApi.replace>[0]['body'];

/** Gives a package other content. Fails with 409 where it changed meanwhile or a student has begun it. */
export function useReplacePackage(id: string) {
  return useReplaceWork({ kind: 'package', id }, teacherKeys.packages, (body: PackageContent) =>
    teacherPackageApi.replace({ params: { id }, body }),
  );
}

/** A package for a form that changes it. */
export function usePackageContent(id: string) {
  return useFormContent(teacherKeys.packagePart(id, 'edit'), (signal) =>
    teacherPackageApi.read({ params: { id } }, { signal }),
  );
}

/** One package of the teacher. */
export function useTeacherPackage(id: string) {
  return useQuery({
    queryKey: teacherKeys.content({ kind: 'package', id }),
    queryFn: ({ signal }) => teacherPackageApi.read({ params: { id } }, { signal }),
  });
}

/** How many students have completed a package, are in it, or have not begun. */
export function usePackagePie(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'pie'),
    queryFn: ({ signal }) => teacherPackageApi.pieChart({ params: { id } }, { signal }),
  });
}

/** Where each student of a package is. */
export function usePackageStudents(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'students'),
    queryFn: ({ signal }) => teacherPackageApi.students({ params: { id } }, { signal }),
  });
}

/** The activities of a package, with how many students have completed each. */
export function usePackageActivities(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'activities'),
    queryFn: ({ signal }) => teacherPackageApi.activities({ params: { id } }, { signal }),
  });
}

/** Puts a package away or brings it back. */
export function useSetPackageActive(id: string, version: number) {
  return useMutation<TeacherPackage, ApiError, boolean>({
    mutationFn: (isActive) => teacherPackageApi.isActive({ params: { id }, body: { isActive, version } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.assignment({ kind: 'package', id }) });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.packages });
    },
  });
}
