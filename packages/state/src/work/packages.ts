import type { TeacherPackage } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher.ts';

import { queryClient } from '../platform/query/query-client.ts';
import { useFormContent, useReplaceWork, useWorkList } from './assignment-queries.ts';
import { type HomeworkFilter, teacherKeys } from './teacher-keys.ts';

/** The teacher's packages, newest first, page by page. */
export function useTeacherPackages(filter: HomeworkFilter = {}) {
  return useWorkList(teacherKeys.packageList(filter), (page, signal) =>
    teacherApi.packages.list({ query: { ...filter, page } }, { signal }),
  );
}

/** Ready-made packages of a grade, one a lesson. */
export function useReadyPackages(grade: number) {
  return useQuery({
    queryKey: teacherKeys.readyPackages(grade),
    queryFn: ({ signal }) => teacherApi.packages.ready({ query: { grade } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type NewPackage = Parameters<typeof teacherApi.packages.create>[0]['body'];
export type NewActivity = NewPackage['activities'][number];

/** Assigns a package. Sending the same `id` again changes nothing. */
export function useCreatePackage() {
  return useMutation<TeacherPackage, ApiError, NewPackage>({
    mutationFn: (body) => teacherApi.packages.create({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.packages }),
  });
}

type PackageContent = Parameters<typeof teacherApi.packages.replace>[0]['body'];

/** Gives a package other content. Fails with 409 where it changed meanwhile or a student has begun it. */
export function useReplacePackage(id: string) {
  return useReplaceWork({ kind: 'package', id }, teacherKeys.packages, (body: PackageContent) =>
    teacherApi.packages.replace({ params: { id }, body }),
  );
}

/** A package for a form that changes it. */
export function usePackageContent(id: string) {
  return useFormContent(teacherKeys.packagePart(id, 'edit'), (signal) =>
    teacherApi.packages.read({ params: { id } }, { signal }),
  );
}

/** One package of the teacher. */
export function useTeacherPackage(id: string) {
  return useQuery({
    queryKey: teacherKeys.content({ kind: 'package', id }),
    queryFn: ({ signal }) => teacherApi.packages.read({ params: { id } }, { signal }),
  });
}

/** How many students have completed a package, are in it, or have not begun. */
export function usePackagePie(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'pie'),
    queryFn: ({ signal }) => teacherApi.packages.pieChart({ params: { id } }, { signal }),
  });
}

/** Where each student of a package is. */
export function usePackageStudents(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'students'),
    queryFn: ({ signal }) => teacherApi.packages.students({ params: { id } }, { signal }),
  });
}

/** The activities of a package, with how many students have completed each. */
export function usePackageActivities(id: string) {
  return useQuery({
    queryKey: teacherKeys.packagePart(id, 'activities'),
    queryFn: ({ signal }) => teacherApi.packages.activities({ params: { id } }, { signal }),
  });
}

/** Puts a package away or brings it back. */
export function useSetPackageActive(id: string, version: number) {
  return useMutation<TeacherPackage, ApiError, boolean>({
    mutationFn: (isActive) => teacherApi.packages.isActive({ params: { id }, body: { isActive, version } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.assignment({ kind: 'package', id }) });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.packages });
    },
  });
}
